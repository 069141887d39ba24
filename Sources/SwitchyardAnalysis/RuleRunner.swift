package import SwitchyardDiagnostics
package import SwitchyardModel

/// Runs the rules that a run asks for over one graph. What no such rule looks at is never computed.
package struct RuleRunner {
  private let selection: RuleSelection

  package init(_ selection: RuleSelection = RuleSelection()) {
    self.selection = selection
  }

  /// - Returns: whether there is more that the graph may do than could be followed, so that a fault may be missed.
  @discardableResult
  package func check(_ graph: RouteGraph, reporting bag: FindingBag) -> Bool {
    let facts = Facts(graph)
    for rule in AnalysisRules.rules where selection.includes(rule.description) && rule.basis.holds(for: graph) {
      for finding in rule.check(facts) { bag.report(finding) }
    }
    return facts.isCutShort
  }
}
