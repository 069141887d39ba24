import SwitchyardModel

/// Finds what a level does with an event.
struct HandlerIndex {
  /// Screens, tabs and flows handle a few events each, the app may handle thousands.
  private var appHandlers: [EventID: EventHandler] = [:]

  init(_ graph: RouteGraph) {
    appHandlers.reserveCapacity(graph.handlers.count)
    for handler in graph.handlers where appHandlers[handler.event] == nil { appHandlers[handler.event] = handler }
  }

  func handler(of event: EventID, at level: TransitionPlace.Level, in graph: RouteGraph) -> EventHandler? {
    switch level {
    case .screen(let screen): graph[screen].handlers.first { $0.event == event }
    case .tab(let tab): graph[tab].handlers.first { $0.event == event }
    case .flow(let flow): graph[flow].handlers.first { $0.event == event }
    case .app: appHandlers[event]
    }
  }
}

/// What all runs over one spec share.
final class SimulatedApp: Sendable {
  let graph: RouteGraph
  let handlers: HandlerIndex
  let links: LinkMatcher

  init(_ graph: RouteGraph) {
    self.graph = graph
    handlers = HandlerIndex(graph)
    links = LinkMatcher()
  }
}
