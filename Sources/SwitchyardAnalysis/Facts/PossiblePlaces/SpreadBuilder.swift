import SwitchyardModel

/// Turns a graph into the network whose solution is ``PossiblePlaces``.
///
/// What a container or the app handles is looked at once, for all the screens that leave it to them.
struct SpreadBuilder {
  let graph: RouteGraph
  private let handlers: HandlerIndex
  let numbers: ContainerNumbers
  var network: SpreadNetwork
  /// Holds something from the beginning.
  let launch: SpreadNetwork.Node
  /// Every container that is shown.
  let everywhere: SpreadNetwork.Node
  /// The containers that stand at the bottom, below all modal layers.
  let bases: SpreadNetwork.Node
  /// Holds something once the base is the tab bar.
  let tabBar: SpreadNetwork.Node
  /// By event: the containers from which it goes outward.
  private(set) var outward: [SpreadNetwork.Node?]
  private var own: OwnEvents

  init(_ graph: RouteGraph, handlers: HandlerIndex) {
    self.graph = graph
    self.handlers = handlers
    numbers = ContainerNumbers(graph)
    network = SpreadNetwork(screens: graph.screens.count)
    launch = network.addNode()
    everywhere = network.addNode()
    bases = network.addNode()
    tabBar = network.addNode()
    outward = Array(repeating: nil, count: graph.events.count)
    own = OwnEvents(graph)
  }

  mutating func build() {
    network.reserve(edges: 8 * graph.screens.count)
    for event in graph.eventIDs where handlers.handlesOutsideScreens(event) {
      outward[event.index] = network.addNode()
    }
    addStart()
    for screen in graph.screenIDs { add(screen) }
    for event in graph.eventIDs { addOuterHandlers(of: event) }
    for link in graph.links.patterns { add(link.alternatives, from: everywhere, visible: nil) }
  }

  private mutating func addStart() {
    for alternative in graph.start {
      start(alternative.target, from: launch)
      if alternative.condition.isEmpty { break }
    }
  }

  private mutating func add(_ screen: ScreenID) {
    let node = node(of: screen)
    own.look(at: screen, graph.screens[screen.index].handlers)
    network.connect(node, to: everywhere)
    for handler in graph.screens[screen.index].handlers { add(handler.alternatives, from: node, visible: screen) }
    for emitted in graph.screens[screen.index].emittedEvents { goOutward(emitted.event, from: node) }
  }

  private mutating func goOutward(_ event: EventID, from node: SpreadNetwork.Node) {
    guard let outward = outward[event.index], !own.takesAlways(event) else { return }
    network.connect(node, to: outward)
  }

  private mutating func addOuterHandlers(of event: EventID) {
    guard let source = outward[event.index] else { return }
    if graph.events[event.index].isExternal { network.connect(everywhere, to: source) }
    var takenAlways: [Int] = []
    for inner in handlers.inContainers[event.index] {
      let entry = network.addNode()
      network.connect(source, to: entry, .only(Int32(inner.container)))
      add(inner.handler.alternatives, from: entry, visible: nil)
      if inner.handler.isTotal { takenAlways.append(inner.container) }
    }
    guard let handler = handlers.appHandler(of: event) else { return }
    var entry = source
    if !takenAlways.isEmpty {
      entry = network.addNode()
      network.connect(source, to: entry, network.addException(takenAlways))
    }
    add(handler.alternatives, from: entry, visible: nil)
  }

  private mutating func add(_ alternatives: [Transition], from node: SpreadNetwork.Node, visible: ScreenID?) {
    for index in alternatives.indices {
      run(alternatives[index].action, from: Spot(node: node, visible: visible), goesOn: false)
      if alternatives[index].condition.isEmpty { return }
    }
  }
}
