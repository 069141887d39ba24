internal import SwitchyardDiagnostics

/// Something behind the end of the one value that a document consists of.
struct TextBehindDocument: Problem {
  static let rule = YAMLRules.syntax

  let word: String
  let span: SourceSpan

  var message: String { "'\(word)' stands behind the end of the document" }
  var help: String? { "a spec is one mapping; write its keys without braces, each at the beginning of a line" }
}
