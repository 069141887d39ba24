package import SwitchyardDiagnostics

/// The rules that reading a tree as a spec can find broken.
package enum SpecRules {
  package static let version = RuleDescription(
    id: "version", defaultSeverity: .error,
    summary: "the file does not say which version of the spec language it is written in, or says one that is not known")

  package static let unknownKey = RuleDescription(
    id: "unknown-key", defaultSeverity: .error, summary: "a key stands where the language knows no such key")

  package static let missingKey = RuleDescription(
    id: "missing-key", defaultSeverity: .error, summary: "a key that must be given is not there")

  package static let wrongType = RuleDescription(
    id: "wrong-type", defaultSeverity: .error,
    summary: "a value is of another kind than its key needs, such as a list instead of text")

  package static let invalidOperation = RuleDescription(
    id: "invalid-operation", defaultSeverity: .error,
    summary: "a transition has no operation, or several, or one that makes no sense with what stands beside it")

  package static let include = RuleDescription(
    id: "include", defaultSeverity: .error,
    summary: "a file cannot be included, or says what only the root file or only an included one may say")

  package static let all = [version, unknownKey, missingKey, wrongType, invalidOperation, include]
}
