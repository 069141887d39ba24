internal import SwitchyardDiagnostics

/// A `<<`, which YAML 1.1 reads as "the keys of another mapping", and YAML 1.2 does not know.
struct MergeKey: Problem {
  static let rule = YAMLRules.syntax

  let span: SourceSpan

  var message: String { "'<<' would merge the keys of another mapping into this one, which a spec cannot do" }
  var help: String? { "write the keys out; an alias may stand for each value" }
}
