package import SwitchyardDiagnostics

/// Which rules a run asks for, and how grave what they find is: `--only` and `--skip`, then `switchyard.yaml`, then what
/// the rules say themselves.
package struct RuleSelection: Sendable {
  /// The ids that `--only` names; empty: every rule.
  package var only: Set<String>
  /// The ids that `--skip` names.
  package var skipped: Set<String>
  /// What `switchyard.yaml` says of rules, by id.
  package var levels: [String: RuleLevel]

  package init(only: Set<String> = [], skipped: Set<String> = [], levels: [String: RuleLevel] = [:]) {
    self.only = only
    self.skipped = skipped
    self.levels = levels
  }

  /// Whether findings of a rule are asked for. One that is off is, where `--only` names it.
  package func includes(_ rule: RuleDescription) -> Bool {
    if skipped.contains(rule.id) { return false }
    return only.isEmpty ? !isOff(rule) : only.contains(rule.id)
  }

  /// Whether a rule finds nothing until it is asked for.
  package func isOff(_ rule: RuleDescription) -> Bool {
    (levels[rule.id] ?? RuleLevel(rule.defaultSeverity)) == .off
  }

  /// The finding as grave as `switchyard.yaml` says. Of a rule that is off there and was asked for all the same, it is as
  /// grave as the rule says.
  package func graded(_ finding: Finding) -> Finding {
    guard let severity = levels[finding.rule.id]?.severity, severity != finding.severity else { return finding }
    var finding = finding
    finding.severity = severity
    return finding
  }
}
