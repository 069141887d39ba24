package import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSimulation

/// Finds raises that go on for ever, such as two transitions that raise each other's event.
package struct RaiseLoop: Rule {
  package static let description = RuleDescription(
    id: "raise-loop", defaultSeverity: .error, summary: "transitions that raise each other's events for ever")
  package static let basis = RuleBasis.nothing

  package func check(_ facts: Facts) -> [Finding] {
    let seen = facts.behaviour.failures.filter { $0.reason == .raiseLoop }.map(\.transition)
    if seen.isEmpty { return [] }
    let cycles = RaiseCycles(facts.behaviour.program)
    var told: Set<[Program.TransitionID]> = []
    return seen.compactMap { transition in
      let cycle = cycles.cycle(of: transition)
      guard told.insert(cycle).inserted, let evidence = facts.evidence(of: .failure(transition, .raiseLoop))
      else { return nil }
      return finding(cycle, evidence, facts)
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
      message, at: elements[0].transition.declaredAt, subject: graph.path(of: elements[0]),
      notes: elements.dropFirst().map {
        Finding.Note("\(graph.name(of: $0)) belongs to it", at: $0.transition.declaredAt)
      },
      help: "let one of them end without a raise", evidence: evidence)
  }
}

/// Which transitions may raise which.
private struct RaiseCycles {
  private let components: Components

  init(_ program: Program) {
    var byEvent: [Int32: [Program.TransitionID]] = [:]
    for handler in program.handlers where handler.event >= 0 {
      byEvent[handler.event, default: []] += handler.first..<handler.first + handler.count
    }
    var edges: [(source: Int32, target: Int32)] = []
    for (transition, code) in program.transitions.enumerated().map({ (Int32($0), $1.code) }) {
      program.forEachRaise(in: code) { event in
        edges += (byEvent[event] ?? []).map { (transition, $0) }
      }
    }
    components = Components(Digraph(count: program.transitions.count, edges: edges))
  }

  /// The transitions that lead back to one another, in the order of the spec.
  func cycle(of transition: Program.TransitionID) -> [Program.TransitionID] {
    let number = components.numbers[Int(transition)]
    return components.numbers.indices.filter { components.numbers[$0] == number }.map { Int32($0) }
  }
}
