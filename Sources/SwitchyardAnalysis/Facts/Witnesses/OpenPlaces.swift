import SwitchyardDiagnostics
import SwitchyardModel

/// The places in which some event *may* go unhandled, if the app ever comes there: no level has a handler for it.
struct OpenPlaces {
  /// An event that a screen emits, and that neither the screen nor the app handles.
  struct Emission {
    var screen: ScreenID
    var emitted: EmittedEvent
  }

  let numbers: ContainerNumbers
  private(set) var emissions: [Emission] = []
  /// External events that the app does not handle.
  let externalEvents: [EventID]
  /// How many places are open.
  private(set) var count = 0
  /// By screen: the containers in which it has something open.
  private var openSets: ContainerSets
  /// By row: the containers that do not handle an event.
  private var unhandledIn: ContainerSets
  /// By event: its row, if it has one.
  private var rows: [Int?]
  /// By row: the screens that handle the event.
  private var handledByScreens: [[(screen: ScreenID, span: SourceSpan)]]

  init(_ graph: RouteGraph, handlers: HandlerIndex, places: PossiblePlaces) {
    numbers = places.numbers
    externalEvents = graph.eventIDs.filter { graph.events[$0.index].isExternal && !handlers.handlesInApp($0) }
    var own = OwnEvents(graph)
    for screen in graph.screenIDs where places.isPossible(screen) {
      own.look(at: screen, graph.screens[screen.index].handlers)
      for emitted in graph.screens[screen.index].emittedEvents
      where !own.contains(emitted.event) && !handlers.handlesInApp(emitted.event) {
        emissions.append(Emission(screen: screen, emitted: emitted))
      }
    }
    let events = emissions.map(\.emitted.event) + externalEvents
    var rows = [Int?](repeating: nil, count: graph.events.count)
    var rowCount = 0
    for event in events where rows[event.index] == nil {
      rows[event.index] = rowCount
      rowCount += 1
    }
    self.rows = rows
    handledByScreens = Array(repeating: [], count: rowCount)
    let containers = numbers.count
    openSets = ContainerSets(count: events.isEmpty ? 0 : graph.screens.count, containers: containers)
    unhandledIn = ContainerSets(count: rowCount, containers: containers)
    for (event, row) in rows.enumerated() {
      guard let row else { continue }
      for container in 0..<containers { unhandledIn.insert(container, at: row) }
      for inner in handlers.inContainers[event] { unhandledIn.remove(inner.container, at: row) }
    }
    if rowCount > 0 { noteScreens(graph) }
    for emission in emissions { open(emission.emitted.event, on: emission.screen, places) }
    if externalEvents.isEmpty { return }
    for screen in graph.screenIDs where places.isPossible(screen) {
      own.look(at: screen, graph.screens[screen.index].handlers)
      for event in externalEvents where !own.contains(event) { open(event, on: screen, places) }
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

  private mutating func open(_ event: EventID, on screen: ScreenID, _ places: PossiblePlaces) {
    for container in containers(in: places.sets, of: screen, thatLeaveOpen: event)
    where openSets.insert(container, at: screen.index) {
      count += 1
    }
  }

  /// Whether any event is open where a screen stands in a container.
  func contains(_ screen: ScreenID, in container: Int) -> Bool {
    openSets.contains(container, at: screen.index)
  }

  /// The screens that handle an open event themselves.
  func screensHandling(_ event: EventID) -> [(screen: ScreenID, span: SourceSpan)] {
    rows[event.index].map { handledByScreens[$0] } ?? []
  }

  /// The containers that do not handle an open event.
  func containers(thatLeaveOpen event: EventID) -> [Int] {
    rows[event.index].map { unhandledIn.members(at: $0) } ?? []
  }

  /// Of the containers that a set gives for a screen, those that do not handle an event.
  func containers(in sets: ContainerSets, of screen: ScreenID, thatLeaveOpen event: EventID) -> [Int] {
    guard let row = rows[event.index] else { return [] }
    return sets.members(at: screen.index).filter { unhandledIn.contains($0, at: row) }
  }
}
