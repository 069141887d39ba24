package import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSimulation

/// Finds events that are handled under conditions only, so that for some answers of the guards nobody takes them.
package struct InexhaustiveGuards: Rule {
  package static let description = RuleDescription(
    id: "inexhaustive-guards", defaultSeverity: .warning,
    summary: "an event of which all alternatives may refuse, with nothing further out to handle it")
  package static let basis = RuleBasis.handlers

  package func check(_ facts: Facts) -> [Finding] {
    facts.behaviour.refusedEvents.compactMap { open in
      let graph = facts.graph
      let event = graph[open.event]
      guard let first = open.places.first,
        let evidence = facts.evidence(
          of: .refused(open.event, first.screen, first.container), isShown: { $0.outcome == .unhandled })
      else { return nil }
      let screen = graph.qualifiedName(of: first.screen)
      let place =
        facts.behaviour.container(at: .refused(open.event, first.screen, first.container)).map { " " + graph.place($0) }
        ?? ""
      let more = open.places.count - 1
      let others = more == 0 ? "" : " and \(more) other \(more == 1 ? "place" : "places")"
      return Self.finding(
        "\(event.isExternal ? "external event " : "")'\(event.name)' may be handled by nobody when '\(screen)' is shown\(place)\(others): all its alternatives can refuse",
        at: span(of: open, graph), subject: subject(of: open, graph), notes: notes(open, facts),
        help: facts.helpToEnd("its alternatives", levels(first, facts), of: open.event), evidence: evidence)
    }
  }

  /// Who may refuse the event there.
  private func levels(_ place: RefusedEvent.Place, _ facts: Facts) -> [HandlerLevel] {
    let container = facts.places.numbers.named(place.container)?.handlerLevel
    return [.screen(place.screen), container, .app].compactMap(\.self)
  }

  private func subject(of open: RefusedEvent, _ graph: RouteGraph) -> String {
    open.screen.map { "\(graph.path(of: $0)).events.\(graph[open.event].name)" } ?? "external.\(graph[open.event].name)"
  }

  private func span(of open: RefusedEvent, _ graph: RouteGraph) -> SourceSpan {
    guard let screen = open.screen else { return graph[open.event].declaredAt }
    return graph[screen].emittedEvents.first { $0.event == open.event }?.declaredAt ?? graph[screen].declaredAt
  }

  private func notes(_ open: RefusedEvent, _ facts: Facts) -> [Finding.Note] {
    if open.places.count == 1 { return [] }
    let limit = 20
    let notes = open.places.prefix(limit).map { place in
      let container = facts.behaviour.container(at: .refused(open.event, place.screen, place.container))
      let name = facts.graph.qualifiedName(of: place.screen)
      return Finding.Note(
        "not handled by '\(name)'" + (container.map { " " + facts.graph.place($0) } ?? ""),
        at: container.flatMap { facts.graph.declaration(of: $0) })
    }
    let rest = open.places.count - limit
    return rest > 0 ? notes + [Finding.Note("nor in \(rest) others")] : notes
  }
}
