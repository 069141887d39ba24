import SwitchyardModel

/// A graph as a list of all its transitions, each with the path by which findings name it.
struct PlainApp {
  enum Owner: Hashable {
    case screen(ScreenID)
    case tab(Int)
    case flow(FlowID)
    case app
    case link
  }

  /// What one level does with one event, or a link.
  struct Handler {
    var owner: Owner
    var event: EventID?
    var path: String
    var isList: Bool
    /// Their numbers.
    var transitions: Range<Int>
  }

  struct NumberedTransition {
    var path: String
    var condition: [GuardLiteral]
    var action: Action
  }

  let graph: RouteGraph
  private(set) var handlers: [Handler] = []
  private(set) var transitions: [NumberedTransition] = []
  /// By screen, tab and flow: the numbers of their handlers.
  private var byScreen: [[Int]] = []
  private var byTab: [[Int]] = []
  private var byFlow: [[Int]] = []
  private var ofApp: [Int] = []
  private var ofLinks: [Int] = []

  init(_ graph: RouteGraph) {
    self.graph = graph
    for screen in graph.screens {
      byScreen.append(add(screen.handlers, of: .screen(screen.id), "\(graph.path(of: screen.id)).transitions."))
    }
    for tab in graph.tabs {
      byTab.append(add(tab.handlers, of: .tab(tab.id.index), "\(graph.path(of: tab.id)).transitions."))
    }
    for flow in graph.flows {
      byFlow.append(add(flow.handlers, of: .flow(flow.id), "\(graph.path(of: flow.id)).transitions."))
    }
    ofApp = add(graph.handlers, of: .app, "transitions.")
    for link in graph.links.patterns {
      ofLinks.append(handlers.count)
      add(link.alternatives, of: .link, nil, isList: link.isList, "links.paths." + link.text)
    }
  }

  private mutating func add(_ list: [EventHandler], of owner: Owner, _ prefix: String) -> [Int] {
    list.map { handler in
      add(handler.alternatives, of: owner, handler.event, isList: handler.isList, prefix + graph[handler.event].name)
      return handlers.count - 1
    }
  }

  private mutating func add(
    _ alternatives: [Transition], of owner: Owner, _ event: EventID?, isList: Bool, _ path: String
  ) {
    let first = transitions.count
    handlers.append(
      Handler(
        owner: owner, event: event, path: path, isList: isList, transitions: first..<first + alternatives.count))
    for alternative in alternatives {
      transitions.append(
        NumberedTransition(
          path: isList ? "\(path)[\(alternative.index)]" : path, condition: alternative.condition,
          action: alternative.action))
    }
  }

  /// The handlers that an event meets where a screen is visible in a place, from the inside out.
  func levels(of event: EventID, at screen: ScreenID, in place: PlainPlace) -> [Handler] {
    var levels = byScreen[screen.index]
    switch place {
    case .tab(let tab): levels += byTab[tab]
    case .flow(let flow): levels += byFlow[flow.index]
    case .bareModal, .ownStack: break
    }
    return (levels + ofApp).map { handlers[$0] }.filter { $0.event == event }
  }

  func handler(of link: LinkID) -> Handler { handlers[ofLinks[link.index]] }

  /// Every way in which the guards can answer: a bit for each that holds.
  var allAnswers: Range<Int> { 0..<(1 << graph.guards.count) }
}
