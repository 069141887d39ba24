package import SwitchyardDiagnostics

/// Which rules a run asks for: `--only` and `--skip`.
package struct RuleSelection: Sendable {
  /// The ids that `--only` names; empty: every rule.
  package var only: Set<String>
  /// The ids that `--skip` names.
  package var skipped: Set<String>

  package init(only: Set<String> = [], skipped: Set<String> = []) {
    self.only = only
    self.skipped = skipped
  }

  /// Whether findings of a rule are asked for. A rule that is off until it is asked for needs `--only`.
  package func includes(_ rule: RuleDescription) -> Bool {
    if skipped.contains(rule.id) { return false }
    return only.isEmpty ? rule.defaultSeverity != nil : only.contains(rule.id)
  }
}
