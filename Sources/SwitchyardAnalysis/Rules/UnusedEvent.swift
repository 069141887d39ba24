package import SwitchyardDiagnostics
import SwitchyardModel

/// Finds events that are declared, while no screen emits and nothing handles them.
package struct UnusedEvent: Rule {
  package static let description = RuleDescription(
    id: "unused-event", defaultSeverity: .warning, summary: "an event that is declared and never named")

  package func check(_ facts: Facts) -> [Finding] {
    let graph = facts.graph
    return graph.events.filter { $0.isDeclared && !$0.isExternal && !graph.uses.events[$0.id.index] }.map { event in
      Self.finding(
        "event '\(event.name)' is declared, but no screen emits it and nothing handles it", at: event.declaredAt,
        subject: "events.\(event.name)", help: "list it in the events of the screens that emit it, or remove it")
    }
  }
}
