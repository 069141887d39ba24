package import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSimulation

/// Finds raises that go on for ever, such as two transitions that raise each other's event.
package struct RaiseLoop: Rule {
  package static let description = RuleDescription(
    id: "raise-loop", defaultSeverity: .error, summary: "transitions that raise each other's events for ever")
  package static let basis = RuleBasis.nothing

  package func check(_ facts: Facts) -> [Finding] {
    facts.behaviour.failures.filter { $0.reason == .raiseLoop }.compactMap { transition, _ in
      let evidence = facts.evidence(of: .failure(transition, .raiseLoop)) { $0.reason == .raiseLoop }
      guard let evidence else { return nil }
      return finding(facts.behaviour.loop(of: transition), evidence, facts)
    }
  }

  private func finding(_ cycle: [Program.TransitionID], _ evidence: Finding.Evidence, _ facts: Facts) -> Finding {
    let graph = facts.graph
    let elements = cycle.map { facts.behaviour.program.element(of: $0, in: graph) }
    let names = elements.map { graph.name(of: $0) }
    let message =
      names.count == 1
      ? "\(names[0]) raises its own event for ever" : "\(names[0]) and what it raises raise each other for ever"
    return Self.finding(
      message, at: elements[0].transition.declaredAt, subject: elements[0].place.path(in: graph),
      notes: elements.dropFirst().map {
        Finding.Note("\(graph.name(of: $0)) belongs to it", at: $0.transition.declaredAt)
      },
      help: "let one of them end without a raise", evidence: evidence)
  }
}
