internal import SwitchyardDiagnostics

/// Something behind `|` or `>` in the line where a text of several lines begins.
struct BlockTextHeader: Problem {
  static let rule = YAMLRules.syntax

  let indicator: String
  let text: String
  let span: SourceSpan

  var message: String { "'\(text)' stands behind '\(indicator)', but the text begins in the next line" }
  var help: String? { "begin a new line, indented more; if the value begins with '\(indicator)', put it in quotes" }
}
