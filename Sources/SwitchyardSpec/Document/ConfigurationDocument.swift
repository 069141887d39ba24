package import SwitchyardDiagnostics

/// `switchyard.yaml` as it was written: what holds for every spec of a project.
package struct ConfigurationDocument: Sendable {
  /// A rule, and what it is to count as.
  package struct RuleSetting: Sendable, Equatable {
    package var rule: Spanned<String>
    package var level: Spanned<RuleLevel>
  }

  /// The specs that are meant where none is named; nil where the file does not say.
  package var specs: [Spanned<String>]?
  package var ruleSettings: [RuleSetting] = []
}
