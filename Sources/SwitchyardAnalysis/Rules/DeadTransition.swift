package import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSimulation

/// Finds transitions that are never taken, such as one for an event that no screen emits any more.
package struct DeadTransition: Rule {
  package static let description = RuleDescription(
    id: "dead-transition", defaultSeverity: .warning, summary: "a transition that is never taken")
  package static let basis = RuleBasis.transitions

  package func check(_ facts: Facts) -> [Finding] {
    let dead = facts.deadHandlers
    let misnamed = MisnamedEvents(facts, forFindings: dead.count)
    return dead.map { first in
      let graph = facts.graph
      let element = facts.behaviour.program.element(of: first, in: graph)
      let words = DeadWords(of: element, misnamed, facts)
      return Self.finding(
        "\(graph.name(of: element)) is never taken: \(words.cause)", at: element.handlerSpan,
        subject: element.place.trigger.path(in: graph), notes: words.notes, help: words.help)
    }
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
