package import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSimulation

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
        subject: element.place.trigger.path(in: graph),
        help: "remove it, or let a screen that is shown there emit the event")
    }
  }

  private func cause(_ element: TransitionElement, _ facts: Facts) -> String {
    guard case .event(let event, let level) = element.place.trigger else { return "its conditions never hold" }
    let container: Container? =
      switch level {
      case .tab(let tab): .tab(tab)
      case .flow(let flow): .flow(flow)
      case .screen, .app: nil
      }
    if case .tab = level, let container, !facts.places.isPossible(container) { return "the tab bar is never started" }
    if facts.waysIn.isOnlyRaised(event, in: facts.graph) { return "what would raise its event is never taken" }
    if facts.waysIn.comes(event, to: container, in: facts.graph) {
      return element.alternatives.allSatisfy { !$0.condition.isEmpty }
        ? "its conditions never hold where the event comes" : "whatever the event comes to handles it nearer"
    }
    return container == nil ? "no screen that can be reached emits it" : "no screen that is shown there emits it"
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
      switch program.element(of: handler.first, in: graph).place.trigger {
      case .event(_, .screen(let screen)) where !places.isPossible(screen): return nil
      case .event(_, .flow(let flow)) where !places.isPossible(.flow(flow)): return nil
      default: return handler.first
      }
    }
  }
}
