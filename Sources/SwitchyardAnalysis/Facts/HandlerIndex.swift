import SwitchyardModel

/// Who handles an event beyond the screen that emits it: the containers, and the app.
struct HandlerIndex {
  struct InContainer {
    /// See ``ContainerNumbers``.
    var container: Int
    var handler: EventHandler
  }

  /// By event: the tabs and flows that handle it.
  private(set) var inContainers: [[InContainer]]
  /// By event: the place in the graph's own handlers, or -1.
  private var inApp: [Int32]
  private let graph: RouteGraph

  init(_ graph: RouteGraph) {
    self.graph = graph
    inContainers = Array(repeating: [], count: graph.events.count)
    inApp = Array(repeating: -1, count: graph.events.count)
    for (index, handler) in graph.handlers.enumerated() where inApp[handler.event.index] < 0 {
      inApp[handler.event.index] = Int32(index)
    }
    let containers = graph.tabs.map(\.handlers) + graph.flows.map(\.handlers)
    for (container, handlers) in containers.enumerated() {
      for handler in handlers {
        inContainers[handler.event.index].append(InContainer(container: container, handler: handler))
      }
    }
  }

  func handlesInApp(_ event: EventID) -> Bool {
    inApp[event.index] >= 0
  }

  func appHandler(of event: EventID) -> EventHandler? {
    let index = inApp[event.index]
    return index >= 0 ? graph.handlers[Int(index)] : nil
  }

  /// Whether any container or the app handles an event.
  func handlesOutsideScreens(_ event: EventID) -> Bool {
    handlesInApp(event) || !inContainers[event.index].isEmpty
  }
}

extension EventHandler {
  /// Whether the search never goes on outward from here: some alternative has no condition.
  var isTotal: Bool {
    alternatives.indices.contains { alternatives[$0].condition.isEmpty }
  }
}

/// Which events the screen at hand handles itself. Reused from screen to screen, so that looking at all of them costs
/// no more than they are long.
struct OwnEvents {
  private var markedBy: [Int32]
  /// The place among the screen's handlers.
  private var places: [Int32]
  private var screen: Int32 = -1
  private var handlers: [EventHandler] = []

  init(_ graph: RouteGraph) {
    markedBy = Array(repeating: -1, count: graph.events.count)
    places = Array(repeating: 0, count: graph.events.count)
  }

  mutating func look(at screen: ScreenID, _ handlers: [EventHandler]) {
    self.screen = screen.rawValue
    self.handlers = handlers
    for index in handlers.indices {
      let event = handlers[index].event.index
      markedBy[event] = screen.rawValue
      places[event] = Int32(index)
    }
  }

  func contains(_ event: EventID) -> Bool {
    markedBy[event.index] == screen
  }

  /// Whether the screen takes the event whatever the guards answer.
  func takesAlways(_ event: EventID) -> Bool {
    contains(event) && handlers[Int(places[event.index])].isTotal
  }
}
