internal import SwitchyardDiagnostics

/// A second YAML document in one file.
struct SeveralDocuments: Problem {
  static let rule = YAMLRules.syntax

  let span: SourceSpan

  var message: String { "a second YAML document begins here, but a spec is exactly one" }
  var help: String? { "move it to a file of its own, or delete the '---' to make one document of both" }
}
