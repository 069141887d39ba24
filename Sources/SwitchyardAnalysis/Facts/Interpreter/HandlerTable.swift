import SwitchyardModel

/// Finds the handler of an event at one level at once, however many there are.
struct HandlerTable {
  private var handlers: [Key: EventHandler] = [:]
  private var isHandledByScreens: [Bool]

  private struct Key: Hashable {
    enum Level: Hashable {
      case screen(ScreenID)
      case tab(TabID)
      case flow(FlowID)
      case app
    }

    var level: Level
    var event: EventID
  }

  init(_ graph: RouteGraph) {
    isHandledByScreens = Array(repeating: false, count: graph.events.count)
    for screen in graph.screens {
      add(screen.handlers, at: .screen(screen.id))
      for handler in screen.handlers { isHandledByScreens[handler.event.index] = true }
    }
    for tab in graph.tabs { add(tab.handlers, at: .tab(tab.id)) }
    for flow in graph.flows { add(flow.handlers, at: .flow(flow.id)) }
    add(graph.handlers, at: .app)
  }

  private mutating func add(_ list: [EventHandler], at level: Key.Level) {
    for handler in list {
      let key = Key(level: level, event: handler.event)
      if handlers[key] == nil { handlers[key] = handler }
    }
  }

  /// Whether any screen handles an event itself.
  func isHandledByScreens(_ event: EventID) -> Bool {
    isHandledByScreens[event.index]
  }

  func handler(of event: EventID, at screen: ScreenID) -> EventHandler? {
    handlers[Key(level: .screen(screen), event: event)]
  }

  func handler(of event: EventID, at container: Container) -> EventHandler? {
    switch container {
    case .tab(let tab): handlers[Key(level: .tab(tab), event: event)]
    case .flow(let flow): handlers[Key(level: .flow(flow), event: event)]
    case .bareModal, .stack: nil
    }
  }

  func appHandler(of event: EventID) -> EventHandler? {
    handlers[Key(level: .app, event: event)]
  }
}
