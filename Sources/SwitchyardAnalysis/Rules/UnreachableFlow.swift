package import SwitchyardDiagnostics
import SwitchyardModel

/// Finds flows that are never presented and never started.
package struct UnreachableFlow: Rule {
  package static let description = RuleDescription(
    id: "unreachable-flow", defaultSeverity: .error, summary: "a flow that is never presented and never started")
  package static let basis = RuleBasis.transitions

  package func check(_ facts: Facts) -> [Finding] {
    let graph = facts.graph
    return graph.flows.filter { !facts.places.isPossible(.flow($0.id)) }.map { flow in
      let ways = facts.waysIn.ways(to: flow.id)
      let name = graph.qualifiedName(of: flow.id)
      return Self.finding(
        message(name, ways, facts), at: flow.declaredAt, subject: graph.path(of: flow.id),
        notes: facts.notes(on: ways),
        help: facts.helpToReach(name, by: ways, orElse: "present or start it, or remove it"))
    }
  }
}

extension UnreachableFlow {
  private func message(_ name: String, _ ways: [WaysIn.Way], _ facts: Facts) -> String {
    let cause = ways.isEmpty ? "nothing presents or starts it" : facts.cause(of: ways, to: "present or start")
    return "flow '\(name)' can't be reached: \(cause)"
  }
}
