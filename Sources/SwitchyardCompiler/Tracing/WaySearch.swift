import SwitchyardModel
import SwitchyardSimulation

/// Looks for the shortest way to a state, by trying everything that can happen, breadth first.
struct WaySearch {
  private let simulator: Simulator
  private let goal: WayGoal
  private let links: [SimulationAction]

  /// A state that was come to, and from where.
  private struct Node {
    var state: NavigationState
    var step: SimulationStep
    var origin: Int?
  }

  private var nodes: [Node] = []
  private var known: Set<NavigationShape> = []
  private var knownFrames: Set<NavigationFrame> = []
  private let isOutline: Bool
  /// How many states are looked at, since their number may grow without end; and how many layers they have, since those may.
  private let mostStates: Int
  private let mostLayers: Int
  private var layerCount = 0
  /// How many transitions are done, since one action may raise any number of others.
  private let mostWork: Int
  private var work = 0
  /// Whether some action has more results than were looked at.
  private var leavesOut = false

  private init(_ simulator: Simulator, to goal: WayGoal, links: [SimulationAction], isOutline: Bool) {
    self.simulator = simulator
    self.goal = goal
    self.links = links
    self.isOutline = isOutline
    mostStates = isOutline ? 200_000 : 10_000
    mostLayers = 4 * mostStates
    mostWork = 500_000 + 10 * mostStates
  }

  /// The shortest way among few states, or else any among the many that an outline tells apart.
  ///
  /// - Throws: that there is no way, or none among the states that were looked at.
  static func way(to goal: WayGoal, with simulator: Simulator) throws(WayFault) -> Way {
    let urls = LinkURLs(simulator.graph)
    let links = simulator.graph.links.patterns.compactMap { urls.url(of: $0.id) }.map { SimulationAction.link($0) }
    var isProved = false
    for isOutline in [false, true] where !isProved {
      var search = WaySearch(simulator, to: goal, links: links, isOutline: isOutline)
      if let place = search.search() { return search.way(to: place) }
      isProved = !isOutline && !search.isFull && !search.leavesOut
    }
    if isProved, goal.stack.isEmpty, let screen = goal.screen, let place = covered(screen, simulator, links) {
      throw place
    }
    throw .noWay(
      WayFault.MissingWay(
        goal: goal.words(in: simulator.graph), isProved: isProved,
        nearestStack: nearestStack(to: goal, with: simulator, links: links)))
  }

  /// That a screen stands only beneath others, with the shortest way to where it does.
  private static func covered(_ screen: ScreenID, _ simulator: Simulator, _ links: [SimulationAction]) -> WayFault? {
    let goal = WayGoal(screen: screen, mayBeCovered: true)
    var search = WaySearch(simulator, to: goal, links: links, isOutline: false)
    guard let place = search.search() else { return nil }
    let way = search.way(to: place)
    return .neverVisible(screen: simulator.graph.qualifiedName(of: screen), how: way.how, now: way.now)
  }

  /// Where no stack is exactly as was asked for, the first one that has the same screen on top.
  private static func nearestStack(
    to goal: WayGoal, with simulator: Simulator, links: [SimulationAction]
  ) -> String? {
    guard let top = goal.stack.last else { return nil }
    var search = WaySearch(simulator, to: WayGoal(screen: top), links: links, isOutline: false)
    guard let place = search.search() else { return nil }
    return simulator.graph.names(of: search.nodes[place].state.visibleStack.map(\.screen))
  }

  private var isFull: Bool { nodes.count >= mostStates || layerCount >= mostLayers || work >= mostWork }

  private func way(to place: Int) -> Way {
    let state = nodes[place].state
    var way = Way(steps(to: place), to: state, with: simulator)
    if let event = goal.event { way.answers = Way.answers(to: event, in: state, with: simulator) }
    return way
  }

  private mutating func search() -> Int? {
    if let found = launch() { return found }
    var place = 0
    while place < nodes.count, !isFull {
      let state = nodes[place].state
      for action in actions(in: state) {
        for (step, result) in results(of: action, in: state) where result.outcome == .handled {
          if let found = add(result.state, by: step, from: place) { return found }
        }
      }
      place += 1
    }
    return nil
  }

  private mutating func launch() -> Int? {
    for (step, result) in results(of: .launch, in: nil) {
      if let found = add(result.state, by: step, from: nil) { return found }
    }
    return nil
  }

  private mutating func results(
    of action: SimulationAction, in state: NavigationState?
  ) -> [(step: SimulationStep, result: SimulationResult)] {
    let (list, isComplete) = simulator.results(of: action, in: state)
    if !isComplete { leavesOut = true }
    for (_, result) in list { work += 1 + result.chosen.count }
    return list
  }

  /// The place of the state where it is the one that is looked for.
  private mutating func add(_ state: NavigationState, by step: SimulationStep, from origin: Int?) -> Int? {
    guard known.insert(NavigationShape(state, isOutline: isOutline)).inserted else { return nil }
    nodes.append(Node(state: state, step: step, origin: origin))
    layerCount += state.layers.count
    return goal.holds(for: state, in: simulator.graph) ? nodes.count - 1 : nil
  }

  /// What people do comes before what the system does: of two ways of one length the first is told.
  ///
  /// What links and the system do depends on what the screen stands in, and hardly on the screen: in an outline it is
  /// tried once for each of these.
  private mutating func actions(in state: NavigationState) -> [SimulationAction] {
    let graph = simulator.graph
    let nearby =
      graph[state.visibleScreen].emittedEvents.map { SimulationAction.event($0.event) } + [.back, .swipe]
      + graph.tabs.map { .tapTab($0.id) }
    if isOutline, !knownFrames.insert(NavigationFrame(state, isOutline: true)).inserted { return nearby }
    return nearby + links + graph.events.filter(\.isExternal).map { .external($0.id) }
  }

  private func steps(to place: Int) -> [SimulationStep] {
    var steps: [SimulationStep] = []
    var next: Int? = place
    while let place = next {
      steps.append(nodes[place].step)
      next = nodes[place].origin
    }
    return steps.reversed()
  }
}
