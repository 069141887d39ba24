package import SwitchyardDiagnostics
package import SwitchyardModel

/// Runs the rules that a run asks for over one graph. What no such rule looks at is never computed.
package struct RuleRunner {
  private let selection: RuleSelection

  package init(_ selection: RuleSelection = RuleSelection()) {
    self.selection = selection
  }

  /// - Returns: whether the analysis of the behaviour was given up, so that it calls nothing impossible.
  @discardableResult
  package func check(_ graph: RouteGraph, reporting bag: FindingBag) -> Bool {
    let facts = Facts(graph)
    for rule in AnalysisRules.rules where selection.includes(rule.description) && rule.basis.holds(for: graph) {
      for finding in rule.check(facts) { bag.report(finding) }
    }
    return facts.isCutShort
  }
}
