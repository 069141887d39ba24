package import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSimulation

/// Finds screens that can be pushed on one another without end, such as a profile that opens profiles.
package struct UnboundedStack: Rule {
  package static let description = RuleDescription(
    id: "unbounded-stack", defaultSeverity: nil, summary: "screens that can be pushed on one another without end")
  package static let basis = RuleBasis.nothing

  package func check(_ facts: Facts) -> [Finding] {
    let graph = facts.graph
    let program = facts.behaviour.program
    return PushCycles(graph, program: program).cycles.map { cycle in
      let elements = cycle.transitions.map { program.element(of: $0, in: graph) }
      let names = list(cycle.screens.prefix(3).map { graph.qualifiedName(of: $0) }, of: cycle.screens.count)
      let target = cycle.screens.count == 1 ? "itself" : "one another"
      return Self.finding(
        "\(graph.name(of: elements[0])) can push \(names) on \(target) without end",
        at: elements[0].transition.declaredAt, subject: elements[0].place.path(in: graph),
        notes: elements.dropFirst().prefix(20).map {
          Finding.Note("\(graph.name(of: $0)) belongs to the cycle", at: $0.transition.declaredAt)
        },
        help: "use 'setAfterRoot' or 'replaceTop' in the place of one 'push', or allow it where it is meant")
    }
  }
}
