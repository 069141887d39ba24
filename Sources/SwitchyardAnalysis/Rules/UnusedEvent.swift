package import SwitchyardDiagnostics
import SwitchyardModel

/// Finds events that are declared, while no screen emits and nothing handles them.
package struct UnusedEvent: Rule {
  package static let description = RuleDescription(
    id: "unused-event", defaultSeverity: .warning, summary: "an event that is declared and never named")
  package static let basis = RuleBasis.names

  package func check(_ facts: Facts) -> [Finding] {
    let graph = facts.graph
    return graph.eventIDs.filter { isUnused($0, graph) }.map { id in
      let event = graph[id]
      return Self.finding(
        "event '\(event.name)' is declared, but no screen emits it and nothing handles it", at: event.declaredAt,
        subject: "events.\(event.name)", help: "list it in the events of the screens that emit it, or remove it")
    }
  }

  /// What the system raises is used; where nothing handles it, it is unhandled.
  private func isUnused(_ event: EventID, _ graph: RouteGraph) -> Bool {
    !graph.uses.events[event.index] && graph.events[event.index].isDeclared && !graph.events[event.index].isExternal
  }
}
