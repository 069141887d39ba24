package import SwitchyardDiagnostics
package import SwitchyardModel

/// Takes out the findings that the spec accepts with `allow:`, and reports each `allow:` that silences nothing.
///
/// Runs last, over what all stages have found. Some faults can't be accepted, see ``RuleDescription/canBeAllowed``.
package struct AllowanceFilter {
  private let rules: () -> [RuleDescription]
  private let selection: RuleSelection

  /// - Parameter rules: every rule that this build can report, of all stages; looked at where something is allowed.
  package init(
    rules: @autoclosure @escaping () -> [RuleDescription], selection: RuleSelection = RuleSelection()
  ) {
    self.rules = rules
    self.selection = selection
  }

  package func filter(_ findings: [Finding], of graph: RouteGraph) -> [Finding] {
    let index = AllowanceIndex(graph)
    if index.entries.isEmpty { return findings }
    var isUsed = Array(repeating: false, count: index.entries.count)
    let remaining = findings.filter { !isSilenced($0, index, &isUsed) }
    guard selection.includes(UnusedAllow.rule) else { return remaining }
    // An unused `allow` can be accepted as well; one that accepts it and silences nothing is reported in the end.
    let others = unused(index, isUsed, graph) { $0 != UnusedAllow.rule.id }.filter { !isSilenced($0, index, &isUsed) }
    return remaining + others + unused(index, isUsed, graph) { $0 == UnusedAllow.rule.id }
  }

  private func isSilenced(_ finding: Finding, _ index: AllowanceIndex, _ isUsed: inout [Bool]) -> Bool {
    guard finding.rule.canBeAllowed, let subject = finding.subject,
      let entry = index.entry(for: finding.rule.id, at: subject)
    else { return false }
    isUsed[entry] = true
    return true
  }

  private func unused(
    _ index: AllowanceIndex, _ isUsed: [Bool], _ graph: RouteGraph, of rules: (String) -> Bool
  ) -> [Finding] {
    let known = Dictionary(self.rules().map { ($0.id, $0) }) { first, _ in first }
    let suggestions = NameSuggestions()
    lazy var names = known.keys.sorted()
    return zip(index.entries, isUsed).compactMap { entry, isUsed in
      guard !isUsed, rules(entry.allowance.rule),
        let cause = cause(
          of: entry.allowance.rule, known, graph, meant: { suggestions.nearest(to: entry.allowance.rule, among: names) }
        )
      else { return nil }
      return Finding(UnusedAllow(entry: entry, cause: cause))
    }
  }

  /// Why an allowance silences nothing; nil where this run can't tell.
  private func cause(
    of id: String, _ rules: [String: RuleDescription], _ graph: RouteGraph, meant: () -> String?
  ) -> UnusedAllow.Cause? {
    guard let rule = rules[id] else {
      return .unknownRule(meant: meant())
    }
    if !rule.canBeAllowed { return .notAllowed }
    if !selection.includes(rule) || !AnalysisRules.canCheck(id, graph) { return nil }
    return .nothingFound
  }
}
