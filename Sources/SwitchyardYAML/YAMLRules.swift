package import SwitchyardDiagnostics

/// The rules that reading a text as YAML can find broken.
package enum YAMLRules {
  package static let syntax = RuleDescription(
    id: "syntax", defaultSeverity: .error,
    summary: "the text is not YAML, or uses a part of YAML that a spec does without")

  package static let duplicateKey = RuleDescription(
    id: "duplicate-key", defaultSeverity: .error, summary: "a mapping gives the same key twice")

  package static let all = [syntax, duplicateKey]
}
