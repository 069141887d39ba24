internal import SwitchyardDiagnostics

/// A fault that has no words of its own.
struct UnreadableYAML: Problem {
  static let rule = YAMLRules.syntax

  let words: String
  let span: SourceSpan

  var message: String { words }
}
