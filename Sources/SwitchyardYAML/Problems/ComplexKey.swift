internal import SwitchyardDiagnostics

/// A sequence or a mapping in the place of a key.
struct ComplexKey: Problem {
  static let rule = YAMLRules.syntax

  let kind: YAMLTree.Kind
  let span: SourceSpan

  var message: String { "a key is a \(kind == .mapping ? "mapping" : "list") here, but only a name can be a key" }
  var help: String? { "write a name before the ':'; a text with brackets in it needs quotes" }
}
