import SwitchyardModel

/// The semantics of the language once more, written down as plainly as can be: whole configurations as values, with
/// nothing shared and nothing skipped. It explores all of them up to a bound, for the facts to be held against.
struct ReferenceApp {
  struct State: Hashable {
    struct Layer: Hashable {
      var shown: SwitchyardModel.Layer
      var isStack: Bool
      var canSwipe: Bool
      var stack: [ScreenID]
    }

    enum Base: Hashable {
      case flow(FlowID)
      case screen(ScreenID)
      case tabs(Int)
    }

    var base: Base
    /// One, or one for each tab.
    var stacks: [[ScreenID]]
    var layers: [Layer] = []
    var deferred: Deferred?
    /// Within a transition: whether the app has begun afresh, so that what is deferred comes next.
    var hasStarted = false
  }

  enum Deferred: Hashable {
    case link(LinkID)
    case external(EventID)
  }

  /// A place that was come to, and what stands there unhandled.
  struct Place: Hashable {
    var screen: ScreenID
    var container: String
  }

  let graph: RouteGraph
  private(set) var standing: Set<Place> = []
  private(set) var visible: Set<Place> = []
  /// Whether everything was seen, so that what was not seen never happens.
  private(set) var isComplete = true

  init(_ graph: RouteGraph) {
    self.graph = graph
  }

  mutating func explore(limit: Int, depth: Int) {
    var seen: Set<State> = []
    var queue: [State] = []
    for answers in allAnswers() {
      guard let start = graph.start.first(where: { holds($0.condition, answers) }) else { continue }
      let state = begin(start.target)
      if seen.insert(state).inserted { queue.append(state) }
    }
    var next = 0
    while next < queue.count {
      note(queue[next])
      for state in followers(of: queue[next]) where !seen.contains(state) {
        let size = state.stacks.map(\.count).max()! + state.layers.map(\.stack.count).reduce(0, +)
        guard size <= depth, queue.count < limit else {
          isComplete = false
          continue
        }
        seen.insert(state)
        queue.append(state)
      }
      next += 1
    }
  }

  private mutating func note(_ state: State) {
    for (index, stack) in state.stacks.enumerated() {
      let container = baseName(state, tab: index)
      for screen in stack { standing.insert(Place(screen: screen, container: container)) }
    }
    for layer in state.layers {
      for screen in layer.stack { standing.insert(Place(screen: screen, container: name(layer))) }
    }
    visible.insert(Place(screen: top(state), container: visibleName(state)))
  }

  private func baseName(_ state: State, tab: Int) -> String {
    switch state.base {
    case .flow(let flow): "flow \(flow.rawValue)"
    case .screen: "stack"
    case .tabs: "tab \(tab)"
    }
  }

  private func name(_ layer: State.Layer) -> String {
    switch layer.shown {
    case .flow(let flow): "flow \(flow.rawValue)"
    case .screen: layer.isStack ? "stack" : "bare"
    }
  }

  private func visibleName(_ state: State) -> String {
    if let layer = state.layers.last { return name(layer) }
    if case .tabs(let selected) = state.base { return baseName(state, tab: selected) }
    return baseName(state, tab: 0)
  }

  private func selected(_ state: State) -> Int {
    if case .tabs(let selected) = state.base { selected } else { 0 }
  }

  private func top(_ state: State) -> ScreenID {
    state.layers.last?.stack.last ?? state.stacks[selected(state)].last!
  }

  private func allAnswers() -> [[Bool]] {
    (0..<(1 << graph.guards.count)).map { bits in graph.guards.indices.map { bits >> $0 & 1 == 1 } }
  }

  private func holds(_ condition: [GuardLiteral], _ answers: [Bool]) -> Bool {
    condition.allSatisfy { answers[$0.condition.index] != $0.isNegated }
  }
}

extension ReferenceApp {
  func begin(_ target: StartTarget) -> State {
    switch target {
    case .tabs(let tab): State(base: .tabs(tab.index), stacks: graph.tabs.map { [$0.root.screen] })
    case .flow(let flow, let root): State(base: .flow(flow), stacks: [[root.screen]])
    case .screen(let root): State(base: .screen(root.screen), stacks: [[root.screen]])
    }
  }

  func followers(of state: State) -> [State] {
    var followers: [State] = []
    for answers in allAnswers() {
      for event in graph[top(state)].emittedEvents {
        followers += settle(handle(event.event, state, answers, raises: 0, source: nil), answers)
      }
      for event in graph.events where event.isExternal {
        followers += settle(handle(event.id, state, answers, raises: 0, source: .external(event.id)), answers)
      }
      for link in graph.links.patterns { followers += settle(follow(link, state, answers), answers) }
    }
    return followers + moves(from: state)
  }

  /// What is deferred is handled right after the app has begun afresh.
  private func settle(_ state: State?, _ answers: [Bool]) -> [State] {
    guard var state else { return [] }
    guard state.hasStarted else { return [state] }
    state.hasStarted = false
    guard let deferred = state.deferred else { return [state] }
    state.deferred = nil
    var next =
      switch deferred {
      case .link(let link): follow(graph[link], state, answers)
      case .external(let event): handle(event, state, answers, raises: 0, source: deferred)
      }
    next?.hasStarted = false
    return [next ?? state]
  }

  private func follow(_ link: LinkPattern, _ state: State, _ answers: [Bool]) -> State? {
    guard let transition = link.alternatives.first(where: { holds($0.condition, answers) }) else { return nil }
    return run(transition.action, state, answers, raises: 0, source: .link(link.id))
  }

  private func moves(from state: State) -> [State] {
    var moves: [State] = []
    if graph[top(state)].allowsBack {
      var back = state
      if let layer = state.layers.last {
        if layer.stack.count > 1 { back.layers[back.layers.count - 1].stack.removeLast() }
      } else if state.stacks[selected(state)].count > 1 {
        back.stacks[selected(state)].removeLast()
      }
      moves.append(back)
    }
    if let layer = state.layers.last, layer.canSwipe {
      var swiped = state
      swiped.layers.removeLast()
      moves.append(swiped)
    }
    guard case .tabs(let selected) = state.base, state.layers.isEmpty, !graph[top(state)].hidesTabBar else {
      return moves
    }
    for tab in graph.tabs.indices {
      var tapped = state
      tapped.base = .tabs(tab)
      if tab == selected { tapped.stacks[tab] = [tapped.stacks[tab][0]] }
      moves.append(tapped)
    }
    return moves
  }

  private func handle(
    _ event: EventID, _ state: State, _ answers: [Bool], raises: Int, source: Deferred?
  ) -> State? {
    if raises > 10 { return nil }
    var levels = graph[top(state)].handlers
    if let layer = state.layers.last {
      if case .flow(let flow) = layer.shown { levels += graph[flow].handlers }
    } else {
      switch state.base {
      case .flow(let flow): levels += graph[flow].handlers
      case .tabs(let tab): levels += graph.tabs[tab].handlers
      case .screen: break
      }
    }
    levels += graph.handlers
    for handler in levels where handler.event == event {
      if let transition = handler.alternatives.first(where: { holds($0.condition, answers) }) {
        return run(transition.action, state, answers, raises: raises, source: source)
      }
    }
    return nil
  }

  /// Nil where it fails.
  private func run(_ action: Action, _ state: State, _ answers: [Bool], raises: Int, source: Deferred?) -> State? {
    if let done = attempt(action, state, answers, raises: raises, source: source) { return done }
    return action.otherwise.first.flatMap { run($0, state, answers, raises: raises, source: source) }
  }

  private func attempt(
    _ action: Action, _ before: State, _ answers: [Bool], raises: Int, source: Deferred?
  ) -> State? {
    var state = before
    if let tab = action.tab {
      guard case .tabs = state.base else { return nil }
      state.layers = []
      state.base = .tabs(tab.index)
    }
    switch action.operation {
    case .selectTab, .open, .ignore: return state
    case .defer:
      state.deferred = source ?? state.deferred
      return state
    case .present(let presentation):
      state.layers.append(
        State.Layer(
          shown: presentation.layer, isStack: presentation.hasStack || isFlow(presentation.layer),
          canSwipe: presentation.isDismissable && presentation.style != .fullScreen, stack: [presentation.root.screen]))
      return state
    case .dismiss:
      return state.layers.popLast() == nil ? nil : state
    case .dismissLayer(let shown):
      guard let index = state.layers.lastIndex(where: { $0.shown == shown }) else { return nil }
      state.layers.removeSubrange(index...)
      return state
    case .dismissAll:
      state.layers = []
      return state
    case .start(let target):
      var begun = begin(target)
      begun.deferred = state.deferred
      begun.hasStarted = true
      return begun
    case .raise(let event, _):
      return handle(event, state, answers, raises: raises + 1, source: source)
    case .steps(let steps):
      return steps.reduce(state) { state, step in
        state.flatMap { run(step, $0, answers, raises: raises, source: source) }
      }
    default:
      return changeStack(action.operation, state)
    }
  }

  private func isFlow(_ layer: Layer) -> Bool {
    if case .flow = layer { true } else { false }
  }

  private func changeStack(_ operation: Operation, _ before: State) -> State? {
    var state = before
    guard hasStack(state) else { return nil }
    let stack = state.layers.last?.stack ?? state.stacks[selected(state)]
    guard let new = changed(stack, operation) else { return nil }
    if state.layers.isEmpty {
      state.stacks[selected(state)] = new
    } else {
      state.layers[state.layers.count - 1].stack = new
    }
    return state
  }

  private func hasStack(_ state: State) -> Bool {
    if let layer = state.layers.last { return layer.isStack }
    if case .tabs(let tab) = state.base { return graph.tabs[tab].hasStack }
    return true
  }

  private func changed(_ stack: [ScreenID], _ operation: Operation) -> [ScreenID]? {
    switch operation {
    case .push(let new): return stack + new.map(\.screen)
    case .replaceTop(let new): return stack.dropLast() + new.map(\.screen)
    case .setRoot(let new): return new.map(\.screen)
    case .setAfterRoot(let new): return [stack[0]] + new.map(\.screen)
    case .setAfter(let screen, let inclusive, let new):
      guard let index = stack.lastIndex(of: screen) else { return nil }
      return stack[..<(inclusive ? index : index + 1)] + new.map(\.screen)
    case .pop: return stack.count > 1 ? Array(stack.dropLast()) : nil
    case .popTo(let screen):
      guard let index = stack.lastIndex(of: screen) else { return nil }
      return Array(stack[...index])
    default: return [stack[0]]
    }
  }
}
