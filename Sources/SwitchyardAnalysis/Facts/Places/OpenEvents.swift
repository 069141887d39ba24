import SwitchyardDiagnostics
import SwitchyardModel

/// The events that some place *may* leave unhandled: the app does not handle them, so that it is up to the screens and
/// the containers.
struct OpenEvents {
  /// An event that a screen emits, and that neither the screen nor the app handles.
  struct Emission {
    var screen: ScreenID
    var emitted: EmittedEvent
  }

  let emissions: [Emission]
  /// External events that the app does not handle.
  let externalEvents: [EventID]
  /// By event: its row, if it is open.
  private let rows: [Int?]
  /// By row: the containers that handle the event.
  private var handledIn: [Set<Int>]
  private let numbers: ContainerNumbers
  /// By row: the screens that do.
  private var handledByScreens: [[(screen: ScreenID, span: SourceSpan)]]

  init(_ graph: RouteGraph, handlers: OuterHandlers, places: Places) {
    emissions = Self.emissions(graph, handlers, places)
    externalEvents = Self.externalEvents(graph, handlers)
    var rows = [Int?](repeating: nil, count: graph.events.count)
    var count = 0
    for event in emissions.map(\.emitted.event) + externalEvents where rows[event.index] == nil {
      rows[event.index] = count
      count += 1
    }
    self.rows = rows
    handledIn = Array(repeating: [], count: count)
    numbers = places.numbers
    handledByScreens = Array(repeating: [], count: count)
    if count == 0 { return }
    noteContainers(handlers)
    noteScreens(graph)
  }

  private static func emissions(
    _ graph: RouteGraph, _ handlers: OuterHandlers, _ places: Places
  ) -> [Emission] {
    var emissions: [Emission] = []
    var own = OwnEvents(graph)
    for screen in graph.screenIDs where places.isPossible(screen) {
      own.look(at: screen, graph.screens[screen.index].handlers)
      for emitted in graph.screens[screen.index].emittedEvents
      where !own.contains(emitted.event) && !handlers.handlesInApp(emitted.event) {
        emissions.append(Emission(screen: screen, emitted: emitted))
      }
    }
    return emissions
  }

  private static func externalEvents(_ graph: RouteGraph, _ handlers: OuterHandlers) -> [EventID] {
    graph.eventIDs.filter { graph.events[$0.index].isExternal && !handlers.handlesInApp($0) }
  }

  private mutating func noteContainers(_ handlers: OuterHandlers) {
    for (event, row) in rows.enumerated() {
      guard let row else { continue }
      handledIn[row] = Set(handlers.inContainers[event].map(\.container))
    }
  }

  private mutating func noteScreens(_ graph: RouteGraph) {
    for screen in graph.screens {
      for handler in screen.handlers {
        guard let row = rows[handler.event.index] else { continue }
        handledByScreens[row].append((screen.id, handler.declaredAt))
      }
    }
  }

  /// The screens that handle an open event themselves.
  func screensHandling(_ event: EventID) -> [(screen: ScreenID, span: SourceSpan)] {
    rows[event.index].map { handledByScreens[$0] } ?? []
  }

  /// The containers that do not handle an open event.
  func containers(thatLeaveOpen event: EventID) -> [Int] {
    guard let row = rows[event.index] else { return [] }
    return (0..<numbers.count).filter { !handledIn[row].contains($0) }
  }

  /// Of the containers in which a screen is, those that do not handle an open event.
  func containers(in places: PlaceSet, of screen: ScreenID, thatLeaveOpen event: EventID) -> [Int] {
    guard let row = rows[event.index] else { return [] }
    return places.containers(of: screen.index).filter { !handledIn[row].contains($0) }
  }
}
