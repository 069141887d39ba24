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

  func handler(of event: EventID, at level: HandlerLevel, in graph: RouteGraph) -> EventHandler? {
    guard level == .app else { return graph.handlers(at: level).first { $0.event == event } }
    let place = placeByEvent[event.index]
    return place < 0 ? nil : graph.handlers[Int(place)]
  }
}
