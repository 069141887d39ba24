package import SwitchyardDiagnostics
import SwitchyardModel

/// Finds transitions that are never taken, such as one for an event that no screen emits any more.
package struct DeadTransition: Rule {
  package static let description = RuleDescription(
    id: "dead-transition", defaultSeverity: .warning, summary: "a transition that is never taken")
  package static let basis = RuleBasis.transitions

  package func check(_ facts: Facts) -> [Finding] {
    facts.deadHandlers.map { first in
      let graph = facts.graph
      let element = facts.behaviour.program.element(of: first, in: graph)
      return Self.finding(
        "\(graph.name(of: element)) is never taken: \(cause(element, facts))", at: element.handlerSpan,
        subject: graph.handlerPath(of: element), help: "remove it, or let a screen that is shown there emit the event")
    }
  }

  private func cause(_ element: TransitionElement, _ facts: Facts) -> String {
    guard let event = element.event else { return "its conditions never hold" }
    let container: Container? =
      switch element.level {
      case .tab(let tab): .tab(tab)
      case .flow(let flow): .flow(flow)
      default: nil
      }
    if case .tab(let tab) = element.level, !facts.places.isPossible(.tab(tab)) {
      return "the tab bar is never started"
    }
    if facts.waysIn.isOnlyRaised(event, in: facts.graph) { return "what would raise its event is never taken" }
    if facts.waysIn.comes(event, to: container, in: facts.graph) {
      return element.alternatives.allSatisfy { !$0.condition.isEmpty }
        ? "its conditions never hold where the event comes" : "whatever the event comes to handles it nearer"
    }
    return container == nil ? "no screen that can be reached emits it" : "no screen that is shown there emits it"
  }
}

/// Finds alternatives of a list that are never taken, such as one behind another that always holds.
package struct DeadAlternative: Rule {
  package static let description = RuleDescription(
    id: "dead-alternative", defaultSeverity: .warning, summary: "an alternative of a list that is never taken")
  package static let basis = RuleBasis.transitions

  package func check(_ facts: Facts) -> [Finding] {
    let program = facts.behaviour.program
    var findings: [Finding] = []
    for handler in program.handlers where handler.count > 1 {
      let all = handler.first..<handler.first + handler.count
      guard all.contains(where: { facts.behaviour.isChosen($0) }) else { continue }
      findings += all.filter { !facts.behaviour.isChosen($0) }.map { finding(for: $0, facts) }
    }
    return findings
  }

  private func finding(for transition: Program.TransitionID, _ facts: Facts) -> Finding {
    let graph = facts.graph
    let element = facts.behaviour.program.element(of: transition, in: graph)
    let earlier = element.alternatives[..<element.place].first { $0.condition.isEmpty }
    let cause =
      if earlier != nil {
        "one before it has no condition and is always taken"
      } else if element.place == 0 {
        "its condition contradicts itself, or what was asked before"
      } else {
        "its condition never holds where those before it do not"
      }
    return Self.finding(
      "alternative \(element.transition.index + 1) of \(graph.name(of: element)) is never taken: \(cause)",
      at: element.transition.declaredAt, subject: graph.path(of: element),
      notes: earlier.map { [Finding.Note("this one is always taken", at: $0.declaredAt)] } ?? [],
      help: earlier == nil ? "remove it, or mend its condition" : "put it first, or remove it")
  }
}

extension Facts {
  /// The first alternatives of handlers of which none is ever chosen, but for those of what can't be reached at all, which
  /// are told there.
  fileprivate var deadHandlers: [Program.TransitionID] {
    let program = behaviour.program
    return program.handlers.compactMap { handler in
      guard handler.count > 0, !behaviour.isChosen(handler.first),
        !(handler.first..<handler.first + handler.count).contains(where: { behaviour.isChosen($0) })
      else { return nil }
      switch program.element(of: handler.first, in: graph).level {
      case .screen(let screen) where !places.isPossible(screen): return nil
      case .flow(let flow) where !places.isPossible(.flow(flow)): return nil
      default: return handler.first
      }
    }
  }
}
