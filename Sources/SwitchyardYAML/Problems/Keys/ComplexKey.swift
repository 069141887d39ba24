internal import SwitchyardDiagnostics

/// A list or a mapping in the place of a key.
struct ComplexKey: Problem {
  static let rule = YAMLRules.syntax

  let kind: YAMLTree.Kind
  let span: SourceSpan

  var message: String { "a \(kind == .mapping ? "mapping" : "list") stands here as a key, but a key is a name" }
  var help: String? { "write a name before the ':'; a text that begins with a bracket needs quotes" }
}
