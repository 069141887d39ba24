package import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSimulation

/// Finds events that are emitted, or raised by the system, where no level has a handler for them.
///
/// A list of alternatives counts as a handler even if all of them may refuse.
package struct UnhandledEvent: Rule {
  package static let description = RuleDescription(
    id: "unhandled-event", defaultSeverity: .error,
    summary: "an event that is emitted, or raised by the system, where nothing handles it")
  package static let basis = RuleBasis.handlers

  package func check(_ facts: Facts) -> [Finding] {
    let open = facts.openEvents
    let misnamed = MisnamedHandlers(facts, forFindings: open.emissions.count + open.externalEvents.count)
    let emitted = open.emissions.compactMap { emission -> Finding? in
      let containers = open.containers(
        in: facts.places.visible, of: emission.screen, thatLeaveOpen: emission.emitted.event
      ).filter { facts.behaviour.isSeen(emission.screen, in: $0) }.sorted {
        facts.behaviour.distance(of: .place(emission.screen, $0))
          < facts.behaviour.distance(of: .place(emission.screen, $1))
      }
      return containers.isEmpty ? nil : finding(emission, in: containers, misnamed, facts)
    }
    if open.externalEvents.isEmpty { return emitted }
    let screens = screensByContainer(facts)
    let external = open.externalEvents.compactMap { event in
      finding(facts.graph[event], in: places(of: event, among: screens, facts), misnamed, facts)
    }
    return emitted + external
  }

  /// By container: the screens that are shown there.
  private func screensByContainer(_ facts: Facts) -> [[ScreenID]] {
    var screens: [[ScreenID]] = Array(repeating: [], count: facts.places.numbers.count)
    for screen in facts.graph.screenIDs {
      for container in facts.places.visible.containers(of: screen.index)
      where facts.behaviour.isSeen(screen, in: container) { screens[container].append(screen) }
    }
    return screens
  }

  /// By container, the screens that leave an external event to nobody.
  private func places(of event: EventID, among screens: [[ScreenID]], _ facts: Facts) -> [Places] {
    let handling = Set(facts.openEvents.screensHandling(event).map(\.screen))
    return facts.openEvents.containers(thatLeaveOpen: event).compactMap { number in
      let nearest = screens[number].filter { !handling.contains($0) }.min {
        facts.behaviour.distance(of: .place($0, number)) < facts.behaviour.distance(of: .place($1, number))
      }
      let first =
        (nearest.map { [$0] } ?? [])
        + screens[number].lazy.filter {
          !handling.contains($0) && $0 != nearest
        }.prefix(Places.limit - 1)
      let container = first.first.flatMap { facts.behaviour.container(at: .place($0, number)) }
      let handled = handling.count { facts.behaviour.isSeen($0, in: number) }
      return container.map {
        Places(
          container: $0, first: Array(first), count: screens[number].count - handled,
          distance: nearest.map { facts.behaviour.distance(of: .place($0, number)) } ?? Int.max)
      }
    }.sorted { $0.distance < $1.distance }
  }

  private struct Places {
    /// How many screens are named.
    static let limit = 5

    /// That of the first screen.
    var container: Container
    var first: [ScreenID]
    var count: Int
    var distance: Int
  }
}

// An event that a screen emits.
extension UnhandledEvent {
  private func finding(
    _ emission: OpenEvents.Emission, in numbers: [Int], _ misnamed: MisnamedHandlers, _ facts: Facts
  ) -> Finding {
    let graph = facts.graph
    let containers = numbers.compactMap { facts.behaviour.container(at: .place(emission.screen, $0)) }
    let event = graph[emission.emitted.event]
    let screen = graph.qualifiedName(of: emission.screen)
    let others =
      containers.count == 1 ? "" : " and \(containers.count - 1) other \(containers.count == 2 ? "place" : "places")"
    let path = graph.path(of: emission.screen)
    let help = help(containers.count == 1 ? containers : [], ifNone: "\(path).transitions", graph)
    let meant = misnamed.nearest(to: event)
    return Self.finding(
      "'\(event.name)' is not handled when '\(screen)' is shown \(graph.place(containers[0]))\(others)",
      at: emission.emitted.declaredAt, subject: "\(path).events.\(event.name)",
      notes: contexts(containers, graph) + handledElsewhere(event, facts) + (meant.map { [$0.note] } ?? []),
      help: meant.map { "did you mean '\($0.name)'? If not, \(help)" } ?? help,
      evidence: facts.evidence(of: .place(emission.screen, numbers[0]), then: .event(event.id)) {
        $0.outcome == .unhandled
      })
  }

  private func contexts(_ containers: [Container], _ graph: RouteGraph) -> [Finding.Note] {
    if containers.count == 1 { return [] }
    return notes(containers) { Finding.Note("not handled \(graph.place($0))", at: graph.declaration(of: $0)) }
  }
}

// An event that the system raises.
extension UnhandledEvent {
  private func finding(
    _ event: Event, in places: [Places], _ misnamed: MisnamedHandlers, _ facts: Facts
  ) -> Finding? {
    guard let first = places.first, let screen = first.first.first else { return nil }
    let graph = facts.graph
    let count = places.reduce(0) { $0 + $1.count }
    let others = count == 1 ? "" : " and \(count - 1) other \(count == 2 ? "place" : "places")"
    let name = graph.qualifiedName(of: screen)
    let help = help(places.count == 1 ? [first.container] : [], ifNone: nil, graph)
    let meant = misnamed.nearest(to: event)
    return Self.finding(
      "external event '\(event.name)' is not handled when '\(name)' is shown \(graph.place(first.container))\(others)",
      at: event.declaredAt, subject: "external.\(event.name)",
      notes: notes(places) { contexts($0, graph) } + handledElsewhere(event, facts) + (meant.map { [$0.note] } ?? []),
      help: meant.map { "did you mean '\($0.name)'? If not, \(help)" } ?? help,
      evidence: facts.evidence(
        of: .place(screen, facts.places.numbers.number(of: first.container)), then: .external(event.id)
      ) { $0.outcome == .unhandled })
  }

  private func contexts(_ places: Places, _ graph: RouteGraph) -> Finding.Note {
    let names = list(places.first.map { graph.qualifiedName(of: $0) }, of: places.count)
    let container = places.container
    if case .stack = container { return Finding.Note("not handled on a stack of its own by \(names)") }
    return Finding.Note("not handled \(graph.place(container)) by \(names)", at: graph.declaration(of: container))
  }
}

extension UnhandledEvent {
  /// A note for each place, up to a number that can still be read.
  private func notes<P>(_ places: [P], _ note: (P) -> Finding.Note) -> [Finding.Note] {
    let limit = 20
    let notes = places.prefix(limit).map(note)
    return places.count > limit ? notes + [Finding.Note("nor in \(places.count - limit) others")] : notes
  }

  private func handledElsewhere(_ event: Event, _ facts: Facts) -> [Finding.Note] {
    let graph = facts.graph
    var notes: [Finding.Note] = []
    for inner in facts.handlers.inContainers[event.id.index] {
      guard let container = facts.places.numbers.named(inner.container) else { continue }
      notes.append(Finding.Note("\(graph.name(container)) handles it", at: inner.handler.declaredAt))
    }
    for (screen, span) in facts.openEvents.screensHandling(event.id) {
      notes.append(Finding.Note("'\(graph.qualifiedName(of: screen))' handles it itself", at: span))
    }
    return notes.isEmpty ? [Finding.Note("no level handles '\(event.name)' anywhere")] : Array(notes.prefix(4))
  }

  private func help(_ containers: [Container], ifNone: String?, _ graph: RouteGraph) -> String {
    let nearest = containers.compactMap(\.handlerLevel).first.map { graph.transitionsPath(of: $0) } ?? ifNone
    guard let nearest else { return "handle it in the app's transitions" }
    return "handle it in \(nearest), or in the app's transitions"
  }
}
