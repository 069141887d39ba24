import SwitchyardModel

/// Who makes a tab, a flow or the app handle an event: the screens that emit it and do not always handle it themselves, and
/// the transitions that raise it.
struct EventSenders {
  /// A screen that sends an event.
  struct Sender: Hashable {
    var screen: ScreenID
    /// Its own event whose transition raises this one; nil where the screen emits it.
    var raising: EventID?
  }

  /// The senders of one event, as far as one level has to do with them.
  struct List {
    var screens: [Sender] = []
    /// Transitions of tabs, of flows, of the app, and links, which raise it: by their names.
    var others: [String] = []

    var count: Int { screens.count + others.count }
  }

  private let graph: RouteGraph
  /// By screen; nil where that is not known.
  private let standings: [ScreenStanding]?
  /// The screens that can stand in each tab and flow that handles something.
  private var standingIn: [HandlerLevel: Set<ScreenID>] = [:]
  /// By event: all who send it out of themselves.
  private var lists: [List]
  /// By event: the tabs and flows that handle it whatever the guards answer.
  private var closed: [Set<HandlerLevel>]

  init(_ graph: RouteGraph, standings: [ScreenStanding]?) {
    self.graph = graph
    self.standings = standings
    lists = Array(repeating: List(), count: graph.events.count)
    closed = Array(repeating: [], count: graph.events.count)
    noteContainers()
    noteStandings()
    noteScreens()
    noteRaises()
  }

  /// Who makes a level handle an event.
  func senders(of event: EventID, at level: HandlerLevel) -> List {
    var list = lists[event.index]
    if standings != nil { list.screens.removeAll { !passes(event, from: $0.screen, to: level) } }
    return list
  }

  /// Whether an event that a screen sends can come as far as to that level.
  private func passes(_ event: EventID, from screen: ScreenID, to level: HandlerLevel) -> Bool {
    guard let standing = standings?[screen.index] else { return true }
    switch level {
    case .tab, .flow: return standingIn[level]?.contains(screen) ?? false
    case .screen: return false
    case .app:
      let closed = closed[event.index]
      if closed.isEmpty || standing.isBareModal || standing.isOnOwnStack { return true }
      return standing.containers.isEmpty || standing.containers.contains { !closed.contains($0) }
    }
  }
}

// MARK: - Gathering

extension EventSenders {
  private mutating func noteContainers() {
    for level in graph.containerLevels {
      for handler in graph.handlers(at: level) where handler.isExhaustive { closed[handler.event.index].insert(level) }
    }
  }

  private mutating func noteStandings() {
    for level in graph.containerLevels where !graph.handlers(at: level).isEmpty { standingIn[level] = [] }
    for (screen, standing) in zip(graph.screens, standings ?? []) {
      for level in standing.containers { standingIn[level]?.insert(screen.id) }
    }
  }

  private mutating func noteScreens() {
    for screen in graph.screens {
      let own = Set(screen.handlers.lazy.filter(\.isExhaustive).map(\.event))
      for emitted in screen.emittedEvents where !own.contains(emitted.event) {
        lists[emitted.event.index].screens.append(Sender(screen: screen.id))
      }
    }
  }

  private mutating func noteRaises() {
    for screen in graph.screens {
      for handler in screen.handlers {
        for event in handler.alternatives.raisedEvents {
          lists[event.index].screens.append(Sender(screen: screen.id, raising: handler.event))
        }
      }
    }
    let outer = graph.tabs.flatMap(\.handlers) + graph.flows.flatMap(\.handlers) + graph.handlers
    for handler in outer {
      for event in handler.alternatives.raisedEvents { lists[event.index].others.append(graph[handler.event].name) }
    }
    for link in graph.links.patterns {
      for event in link.alternatives.raisedEvents { lists[event.index].others.append(link.text) }
    }
  }
}

extension EventHandler {
  /// Whether one of the alternatives is taken whatever the guards answer.
  fileprivate var isExhaustive: Bool { alternatives.contains { $0.condition.isEmpty } }
}

extension [Transition] {
  /// What they raise, each event once.
  fileprivate var raisedEvents: [EventID] {
    var known: Set<EventID> = []
    return flatMap(\.action.raisedEvents).filter { known.insert($0).inserted }
  }
}

extension Action {
  fileprivate var raisedEvents: [EventID] {
    let own: [EventID] =
      switch operation {
      case .raise(let event, _): [event]
      case .steps(let steps): steps.flatMap(\.raisedEvents)
      default: []
      }
    return own + otherwise.flatMap(\.raisedEvents)
  }
}
