import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardTestSupport

/// A small graph made by chance, of everything that the language has: the same for the same seed.
struct RandomGraph {
  private var random: SplitMix64
  private(set) var graph: RouteGraph
  private let nowhere = SourceSpan(file: SourceFileID(0), lowerBound: 0, upperBound: 0)

  init(seed: UInt64) {
    random = SplitMix64(state: seed)
    let span = SourceSpan(file: SourceFileID(0), lowerBound: 0, upperBound: 0)
    graph = RouteGraph(
      name: "Random", modules: [Module(id: .root, name: nil, specPath: "r.routes.yaml", declaredAt: span)],
      declaredAt: span)
    build()
  }

  private mutating func build() {
    let screens = number(2...6)
    let flows = number(0...2)
    let tabs = number(0...3)
    for index in 0..<number(2...5) {
      var event = Event(id: EventID(index), name: "event\(index)", declaredAt: nowhere)
      event.isExternal = chance(4)
      graph.events.append(event)
    }
    for index in 0..<number(1...3) {
      graph.guards.append(Guard(id: GuardID(index), name: "guard\(index)", declaredAt: nowhere))
    }
    for index in 0..<screens {
      graph.screens.append(Screen(id: ScreenID(index), module: .root, name: "screen\(index)", declaredAt: nowhere))
    }
    for index in 0..<flows {
      graph.flows.append(
        Flow(
          id: FlowID(index), module: .root, name: "flow\(index)", root: someScreen(), rootArguments: [],
          declaredAt: nowhere))
    }
    for index in 0..<tabs {
      var tab = Tab(id: TabID(index), name: "tab\(index)", root: someDestination(), declaredAt: nowhere)
      tab.hasStack = !chance(5)
      graph.tabs.append(tab)
    }
    addTransitions()
  }

  private mutating func addTransitions() {
    for index in graph.screens.indices {
      graph.screens[index].handlers = someHandlers(atMost: 2)
      graph.screens[index].allowsBack = !chance(6)
      graph.screens[index].hidesTabBar = chance(6)
      var emitted = Set(graph.screens[index].handlers.map(\.event))
      for event in graph.events where chance(3) { emitted.insert(event.id) }
      graph.screens[index].emittedEvents = emitted.sorted().filter { !graph[$0].isExternal }.map {
        EmittedEvent(event: $0, declaredAt: nowhere)
      }
    }
    for index in graph.flows.indices { graph.flows[index].handlers = someHandlers(atMost: 2) }
    for index in graph.tabs.indices { graph.tabs[index].handlers = someHandlers(atMost: 2) }
    graph.handlers = someHandlers(atMost: 3)
    for index in 0..<number(0...2) {
      graph.links.patterns.append(
        LinkPattern(
          id: LinkID(index), text: "/link\(index)", template: PathTemplate(segments: []), placeholders: [],
          alternatives: someAlternatives(), isList: true, declaredAt: nowhere))
    }
    for _ in 0..<number(1...2) {
      graph.start.append(StartAlternative(condition: someCondition(), target: someTarget(), declaredAt: nowhere))
    }
    graph.start.append(StartAlternative(condition: [], target: someTarget(), declaredAt: nowhere))
  }
}

extension RandomGraph {
  private mutating func someHandlers(atMost limit: Int) -> [EventHandler] {
    let events = Set((0..<number(0...limit)).map { _ in EventID(number(0...graph.events.count - 1)) })
    return events.sorted().map {
      EventHandler(event: $0, alternatives: someAlternatives(), isList: true, declaredAt: nowhere)
    }
  }

  private mutating func someAlternatives() -> [Transition] {
    (0..<number(1...2)).map {
      Transition(condition: someCondition(), action: someAction(depth: 0), index: $0, declaredAt: nowhere)
    }
  }

  private mutating func someCondition() -> [GuardLiteral] {
    (0..<max(0, number(-2...2))).map { _ in
      GuardLiteral(condition: GuardID(number(0...graph.guards.count - 1)), isNegated: chance(2))
    }
  }

  private mutating func someAction(depth: Int) -> Action {
    var tab: TabID?
    if !graph.tabs.isEmpty && chance(4) { tab = TabID(number(0...graph.tabs.count - 1)) }
    var action = Action(tab: tab, operation: someOperation(depth: depth), declaredAt: nowhere)
    if depth < 2 && chance(5) { action.otherwise = [someAction(depth: depth + 1)] }
    return action
  }

  private mutating func someOperation(depth: Int) -> Operation {
    switch number(0...(depth < 2 ? 20 : 16)) {
    case 0, 1: .push(someDestinations())
    case 2: .replaceTop(someDestinations())
    case 3: .setRoot(someDestinations())
    case 4: .setAfterRoot(someDestinations())
    case 5: .setAfter(someScreen(), inclusive: chance(2), someDestinations())
    case 6: .pop
    case 7: .popTo(someScreen())
    case 8: .popToRoot
    case 9, 10: .present(somePresentation())
    case 11: .dismiss
    case 12: .dismissLayer(someLayer())
    case 13: .dismissAll
    case 14: .start(someTarget())
    case 15: .raise(EventID(number(0...graph.events.count - 1)), [])
    case 16: .defer
    default: .steps((0..<number(2...3)).map { _ in someAction(depth: depth + 1) })
    }
  }

  private mutating func someScreen() -> ScreenID { ScreenID(number(0...graph.screens.count - 1)) }

  private mutating func someDestination() -> Destination {
    Destination(screen: someScreen(), arguments: [], declaredAt: nowhere)
  }

  private mutating func someDestinations() -> [Destination] {
    (0..<number(1...2)).map { _ in someDestination() }
  }

  private mutating func someLayer() -> Layer {
    if !graph.flows.isEmpty && chance(2) { return .flow(FlowID(number(0...graph.flows.count - 1))) }
    return .screen(someScreen())
  }

  private mutating func somePresentation() -> Presentation {
    let layer = someLayer()
    let root =
      switch layer {
      case .flow(let flow): graph[flow].root
      case .screen(let screen): screen
      }
    return Presentation(
      layer: layer, root: Destination(screen: root, arguments: [], declaredAt: nowhere),
      style: chance(2) ? .sheet : .fullScreen, hasStack: chance(2), isDismissable: !chance(3))
  }

  private mutating func someTarget() -> StartTarget {
    if !graph.tabs.isEmpty && chance(2) { return .tabs(selected: TabID(number(0...graph.tabs.count - 1))) }
    if !graph.flows.isEmpty && chance(2) {
      let flow = graph.flows[number(0...graph.flows.count - 1)]
      return .flow(flow.id, Destination(screen: flow.root, arguments: [], declaredAt: nowhere))
    }
    return .screen(someDestination())
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// One time in so many.
  private mutating func chance(_ times: Int) -> Bool { number(1...times) == 1 }
}
