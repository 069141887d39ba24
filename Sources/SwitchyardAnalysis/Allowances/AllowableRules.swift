package import SwitchyardDiagnostics

extension RuleDescription {
  /// Whether a spec can be accepted with a fault of this kind.
  ///
  /// It can't where the fault leaves a hole in the graph, since then there is nothing whole to prove anything about or to
  /// generate Swift from; nor where the fault is of no one element that an `allow` could stand on.
  package var canBeAllowed: Bool {
    !leavesGap && !rulesWithoutElement.contains(id)
  }

  /// Whether a fault of this kind makes a file no spec, or leaves a hole in the graph. That is an error whatever is set.
  package var leavesGap: Bool {
    rulesOfGaps.contains(id)
  }

  /// What `switchyard.yaml` can make of the rule.
  package var possibleLevels: [RuleLevel] {
    leavesGap ? [.error] : RuleLevel.allCases
  }
}

private let rulesWithoutElement: Set = ["large-group", "unused-baseline"]

private let rulesOfGaps: Set = [
  "syntax", "duplicate-key", "unknown-key", "missing-key", "wrong-type", "invalid-name", "name-collision",
  "unknown-reference", "invalid-type", "invalid-default", "invalid-operation", "include", "version", "missing-argument",
  "unknown-argument", "argument-type", "invalid-link",
]
