import SwitchyardModel

/// Finds what a level does with an event.
struct HandlerIndex {
  /// Screens, tabs and flows handle a few events each, the app may handle thousands.
  private var placeByEvent: [Int32]

  init(_ graph: RouteGraph) {
    placeByEvent = Array(repeating: -1, count: graph.events.count)
    for (place, handler) in graph.handlers.enumerated() where placeByEvent[handler.event.index] < 0 {
      placeByEvent[handler.event.index] = Int32(place)
    }
  }

  func handler(of event: EventID, at level: TransitionPlace.Level, in graph: RouteGraph) -> EventHandler? {
    switch level {
    case .screen(let screen): graph[screen].handlers.first { $0.event == event }
    case .tab(let tab): graph[tab].handlers.first { $0.event == event }
    case .flow(let flow): graph[flow].handlers.first { $0.event == event }
    case .app: placeByEvent[event.index] < 0 ? nil : graph.handlers[Int(placeByEvent[event.index])]
    }
  }
}
