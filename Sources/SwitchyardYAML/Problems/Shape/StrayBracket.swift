internal import SwitchyardDiagnostics

/// A closing bracket that closes nothing.
struct StrayBracket: Problem {
  static let rule = YAMLRules.syntax

  let bracket: String
  let span: SourceSpan

  var message: String { "this '\(bracket)' closes nothing" }
  var help: String? { "delete it; a text that begins with it needs quotes" }
}
