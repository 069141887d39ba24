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

  init(_ simulator: Simulator, to goal: WayGoal) {
    self.simulator = simulator
    self.goal = goal
    let urls = LinkURLs(simulator.graph)
    links = simulator.graph.links.patterns.compactMap { urls.url(of: $0.id) }.map { .link($0) }
  }

  /// - Throws: that there is no way, or none among the states that were looked at.
  mutating func way() throws(WayFault) -> Way {
    guard let place = search() else { throw .noWay(isProved: nodes.count < Self.mostStates) }
    var way = Way(steps(to: place), to: nodes[place].state, with: simulator)
    if let event = goal.event { way.answers = Way.answers(to: event, in: nodes[place].state, with: simulator) }
    return way
  }

  /// States whose number grows without end are looked at up to here.
  private static let mostStates = 20_000

  private mutating func search() -> Int? {
    if let found = launch() { return found }
    var place = 0
    while place < nodes.count, nodes.count < Self.mostStates {
      let state = nodes[place].state
      for action in actions(in: state) {
        for (step, result) in simulator.results(of: action, in: state) where result.outcome == .handled {
          if let found = add(result.state, by: step, from: place) { return found }
        }
      }
      place += 1
    }
    return nil
  }

  private mutating func launch() -> Int? {
    var open: [[GuardID: Bool]] = [[:]]
    while let answers = open.popLast() {
      let result = simulator.launch(guards: answers)
      if let asked = result.asked.first(where: { answers[$0] == nil }) {
        for answer in [false, true] { open.append(answers.merging([asked: answer]) { old, _ in old }) }
      } else if let found = add(result.state, by: SimulationStep(.launch, guards: answers), from: nil) {
        return found
      }
    }
    return nil
  }

  /// The place of the state where it is the one that is looked for.
  private mutating func add(_ state: NavigationState, by step: SimulationStep, from origin: Int?) -> Int? {
    guard known.insert(NavigationShape(state)).inserted else { return nil }
    nodes.append(Node(state: state, step: step, origin: origin))
    return goal.holds(for: state, in: simulator.graph) ? nodes.count - 1 : nil
  }

  /// What people do comes before what the system does: of two ways of one length the first is told.
  private func actions(in state: NavigationState) -> [SimulationAction] {
    let graph = simulator.graph
    return graph[state.visibleScreen].emittedEvents.map { .event($0.event) } + [.back, .swipe]
      + graph.tabs.map { .tapTab($0.id) } + links
      + graph.events.filter(\.isExternal).map { .external($0.id) }
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

/// What a state shows, but for the values of parameters: what can happen next does not depend on them.
private struct NavigationShape: Hashable {
  private let selected: TabID?
  private let container: Layer?
  private let stacks: [[ScreenID]]
  private let layers: [Layered]
  private let deferred: SimulationAction?

  private struct Layered: Hashable {
    var shown: Layer
    var canBeSwipedAway: Bool
    var hasStack: Bool
    var stack: [ScreenID]
  }

  init(_ state: NavigationState) {
    switch state.base {
    case .tabs(let selected, let stacks):
      (self.selected, container) = (selected, nil)
      self.stacks = stacks.map { $0.map(\.screen) }
    case .stack(let container, let stack):
      (selected, self.container) = (nil, container)
      stacks = [stack.map(\.screen)]
    }
    layers = state.layers.map {
      Layered(
        shown: $0.shown, canBeSwipedAway: $0.canBeSwipedAway, hasStack: $0.hasStack, stack: $0.stack.map(\.screen))
    }
    deferred = state.deferred
  }
}
