internal import SwitchyardDiagnostics

/// A colon that no key stands before.
struct EmptyKey: Problem {
  static let rule = YAMLRules.syntax

  let span: SourceSpan

  var message: String { "no key stands before this ':'" }
  var help: String? { "write the key before it; a text that begins with ':' needs quotes" }
}
