package import SwitchyardDiagnostics
package import SwitchyardModel

/// Runs the rules that a run asks for over one graph. What no such rule looks at is never computed.
package struct RuleRunner {
  private let selection: RuleSelection

  package init(_ selection: RuleSelection = RuleSelection()) {
    self.selection = selection
  }

  /// - Returns: what was found out about the graph on the way.
  @discardableResult
  package func check(_ graph: RouteGraph, reporting bag: FindingBag) -> Facts {
    let facts = Facts(graph)
    for rule in AnalysisRules.rules where selection.includes(rule.description) && rule.basis.holds(for: graph) {
      for finding in rule.check(facts) { bag.report(finding) }
    }
    return facts
  }
}
