package import SwitchyardDiagnostics
import SwitchyardModel

/// Finds values of events that nothing takes, while what is shown has a parameter that seems to wait for them, such as a
/// misspelled one that may be left out. What an event carries for the app alone is no finding.
package struct UnusedPayload: Rule {
  package static let description = RuleDescription(
    id: "unused-payload", defaultSeverity: .warning,
    summary: "a value of an event that nothing takes, beside a parameter that seems to wait for it")
  package static let basis = RuleBasis.transitions

  package func check(_ facts: Facts) -> [Finding] {
    let graph = facts.graph
    let suggestions = NameSuggestions()
    var transitions = [[Transition]](repeating: [], count: graph.events.count)
    for handler in graph.allHandlers where !graph[handler.event].payload.isEmpty {
      transitions[handler.event.index] += handler.alternatives
    }
    return graph.eventIDs.flatMap { id -> [Finding] in
      guard !transitions[id.index].isEmpty, !graph.uses.vainPayloads.contains(id) else { return [] }
      let taken = TakenValues(transitions[id.index], in: graph)
      let free = Dictionary(taken.free.map { ($0.parameter.name, $0) }) { first, _ in first }
      return graph[id].payload.enumerated().compactMap { place, item in
        guard !taken.places.contains(place) else { return nil }
        if let same = free[item.name] {
          // One that fits and is bound to something else is the user's choice.
          return item.type.fits(same.parameter.type) ? nil : finding(item, of: id, whoseTypeIsNotThatOf: same, graph)
        }
        // Asked for only while there is time for it.
        var waiting: [String] {
          taken.free.filter { $0.isLongEnough && item.type.fits($0.parameter.type) }.map(\.parameter.name)
        }
        guard item.name.utf8.count > 2, let near = suggestions.nearest(to: item.name, among: waiting),
          let meant = free[near]
        else { return nil }
        return finding(item, of: id, spelledUnlike: meant, graph)
      }
    }
  }

  private func finding(
    _ item: Parameter, of event: EventID, whoseTypeIsNotThatOf free: TakenValues.FreeParameter, _ graph: RouteGraph
  ) -> Finding {
    let types = (item.type.text(in: graph.types), free.parameter.type.text(in: graph.types))
    let screen = graph.qualifiedName(of: free.screen)
    return Self.finding(
      "nothing takes '\(item.name)' of event '\(graph[event].name)': it is \(types.0) here, and \(types.1) in screen "
        + "'\(screen)', which \(free.words)",
      at: item.declaredAt, subject: graph.path(of: event), notes: [free.note],
      help: "give both one type; or accept it with 'allow' where it is for the app alone")
  }

  private func finding(
    _ item: Parameter, of event: EventID, spelledUnlike free: TakenValues.FreeParameter, _ graph: RouteGraph
  ) -> Finding {
    let screen = graph.qualifiedName(of: free.screen)
    return Self.finding(
      "nothing takes '\(item.name)' of event '\(graph[event].name)', and screen '\(screen)' \(free.words)",
      at: item.declaredAt, subject: graph.path(of: event), notes: [free.note],
      help: "did you mean '\(free.parameter.name)'? else accept it with 'allow'")
  }
}

extension TakenValues.FreeParameter {
  /// Of short names every one is near to every other.
  fileprivate var isLongEnough: Bool { parameter.name.utf8.count > 2 }

  fileprivate var note: Finding.Note {
    Finding.Note("'\(parameter.name)' is declared here", at: parameter.declaredAt)
  }

  /// What becomes of the parameter: "is shown without 'sort'".
  fileprivate var words: String {
    switch source {
    case .screen: "keeps the '\(parameter.name)' of the screen before it"
    case .defaultValue: "is shown with the default of '\(parameter.name)'"
    default: "is shown without '\(parameter.name)'"
    }
  }
}
