import SwitchyardModel

/// Every state that a plain app can come to, breadth first, up to a bound; and what happens in each of them, whatever
/// comes and whatever the guards answer.
///
/// What is found follows these definitions, which are those of the rules:
///
/// - A *configuration* is the state between two actions. What stands there only in the middle of one does not count.
/// - A screen is *unreachable* where it stands on no stack of any configuration, a flow where it is no base and no layer.
/// - An event is *unhandled* where some visible screen emits it, or the system can raise it there, and no level has a
///   handler for it. Guards are *inexhaustive* where some level has one, and under some answers none is taken.
/// - A *failure* belongs to the innermost transition whose own operation fails, and counts where no `else` mends it; a
///   raise that nothing takes belongs to the transition that raises. It is an error where the transition never does all
///   that it says, else a warning. Raises that never end are a raise loop of the transitions that raise one
///   another, and no failure.
/// - A transition is *chosen* also in the middle of an action and where it is undone. A handler none of whose
///   alternatives is ever chosen is dead, unless it belongs to an unreachable screen or flow; where another one is
///   chosen, the alternative is.
/// - A configuration is a *dead end* where nothing that its visible screen emits and nothing that the user does changes
///   anything; what is told a value by the event or its screen is something else than before. It is a *modal trap* where
///   none of that, however often, removes the top layer; links and external events do not count. The trap is the
///   transition's that presents the layer.
struct Exploration {
  /// Where a state was come to from.
  struct Origin {
    var state: Int
    var action: PlainAction
    var answers: Int
  }

  /// What a screen or the user can do.
  private struct Move {
    var from: Int
    /// Nil where it was not followed.
    var to: Int?
    var fewestLayers: Int
  }

  /// How one transition went wherever it was chosen.
  struct Record {
    var isChosen = false
    var hasSucceeded = false
    var reasons: Set<PlainRun.Reason> = []
  }

  let app: PlainApp
  private(set) var states: [PlainState] = []
  private(set) var origins: [Origin?] = []
  private var numbers: [PlainState: Int] = [:]
  /// Whether everything was seen, so that what was not seen never happens.
  private(set) var isComplete = true
  private(set) var stepCount = 0
  private(set) var records: [Record]
  private(set) var raiseLoops: Set<Set<Int>> = []
  /// Subjects of findings.
  private(set) var unhandled: Set<String> = []
  private(set) var inexhaustive: Set<String> = []
  private(set) var deadEnds: Set<ScreenID> = []
  private var moves: [Move] = []
  /// States in which something kept came at once, so that they lasted no time.
  private var fleeting: Set<PlainState> = []

  /// What is told of each step: the number of the state, the action, the answers, what came of it, and the number of the
  /// new state, nil where that is not followed.
  typealias Observer = (_ state: Int, _ action: PlainAction, _ answers: Int, _ step: PlainStep, _ new: Int?) -> Void

  init(_ graph: RouteGraph, limit: Int, size: Int, observer: Observer? = nil) {
    app = PlainApp(graph)
    records = Array(repeating: Record(), count: app.transitions.count)
    for answers in app.allAnswers { _ = add(app.launch(answers: answers), from: nil, limit: .max, size: .max) }
    var next = 0
    while next < states.count {
      explore(next, limit: limit, size: size, observer)
      next += 1
    }
  }

  /// Nil where the state is beyond the bounds.
  private mutating func add(_ state: PlainState, from origin: Origin?, limit: Int, size: Int) -> Int? {
    if let number = numbers[state] { return number }
    guard states.count < limit, state.size <= size else {
      isComplete = false
      return nil
    }
    numbers[state] = states.count
    states.append(state)
    origins.append(origin)
    return states.count - 1
  }

  private mutating func explore(_ number: Int, limit: Int, size: Int, _ observer: Observer?) {
    let state = states[number]
    var isDeadEnd = true
    for action in actions(in: state) {
      noteIfUnhandled(action, in: state)
      // Answers that differ only in guards that were not asked come to the same.
      var tried: [(asked: Int, answers: Int)] = []
      for answers in app.allAnswers where !tried.contains(where: { answers & $0.asked == $0.answers }) {
        let step = app.perform(action, on: state, answers: answers)
        tried.append((step.asked, answers & step.asked))
        stepCount += 1
        note(step)
        if case .unhandled = step.outcome { noteInexhaustive(action, in: state) }
        let new = add(
          step.state, from: Origin(state: number, action: action, answers: answers), limit: limit, size: size)
        observer?(number, action, answers, step, new)
        guard action.isFromInside else { continue }
        if step.changes(state) { isDeadEnd = false }
        if new != number || step.fewestLayers < state.layers.count {
          moves.append(Move(from: number, to: new, fewestLayers: step.fewestLayers))
        }
      }
    }
    if isDeadEnd { deadEnds.insert(state.visibleScreen) }
  }

  private func actions(in state: PlainState) -> [PlainAction] {
    app.graph[state.visibleScreen].emittedEvents.map { .event($0.event) } + [.back, .swipe]
      + app.graph.tabs.indices.map { .tapTab($0) } + app.graph.links.patterns.map { .link($0.id) }
      + app.graph.events.filter(\.isExternal).map { .external($0.id) }
  }

  // MARK: - What is seen

  private mutating func note(_ step: PlainStep) {
    for run in step.runs {
      for transition in run.chosen { records[transition].isChosen = true }
      for transition in run.succeeded { records[transition].hasSucceeded = true }
    }
    for outcome in [step.outcome, step.keptOutcome ?? .handled] {
      switch outcome {
      case .failed(let reason, let blamed): records[blamed].reasons.insert(reason)
      case .raiseLoop(let cycle): raiseLoops.insert(cycle)
      case .handled, .unhandled, .unavailable: break
      }
    }
    if var between = step.stateBetween {
      between.kept = nil
      fleeting.insert(between)
    }
  }

  private mutating func noteIfUnhandled(_ action: PlainAction, in state: PlainState) {
    guard let (event, subject) = emission(action, in: state) else { return }
    let levels = app.levels(of: event, at: state.visibleScreen, in: state.visiblePlace)
    if levels.isEmpty { unhandled.insert(subject) }
  }

  private mutating func noteInexhaustive(_ action: PlainAction, in state: PlainState) {
    guard let (event, subject) = emission(action, in: state) else { return }
    let levels = app.levels(of: event, at: state.visibleScreen, in: state.visiblePlace)
    if !levels.isEmpty { inexhaustive.insert(subject) }
  }

  private func emission(_ action: PlainAction, in state: PlainState) -> (event: EventID, subject: String)? {
    switch action {
    case .event(let event):
      (event, "\(app.graph.path(of: state.visibleScreen)).events.\(app.graph[event].name)")
    case .external(let event): (event, app.graph.path(of: event))
    case .back, .swipe, .tapTab, .link: nil
    }
  }
}

// MARK: - What follows

extension Exploration {
  var standingScreens: Set<ScreenID> {
    Set(states.flatMap { $0.stacks.flatMap { $0 } + $0.layers.flatMap(\.stack) })
  }

  var standingFlows: Set<FlowID> {
    var flows: Set<FlowID> = []
    for state in states {
      if case .started(.flow(let flow)) = state.base { flows.insert(flow) }
      for layer in state.layers { if case .flow(let flow) = layer.shown { flows.insert(flow) } }
    }
    return flows
  }

  /// The transitions that present layers from which there is no way out. A way that was not followed to its end counts
  /// as one.
  var trapPresenters: Set<Int> {
    // How few layers there can be once, after some moves: what lies above has been removed then.
    var fewest = states.map(\.layers.count)
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for move in moves.reversed() {
        let new = min(move.fewestLayers, move.to.map { fewest[$0] } ?? 0)
        if new < fewest[move.from] {
          fewest[move.from] = new
          hasChanged = true
        }
      }
    }
    return Set(
      states.indices.compactMap { number in
        fewest[number] == states[number].layers.count ? states[number].layers.last?.presenter : nil
      })
  }

  /// Whether some state lasted no time, since what was kept came at once, and is come to in no other way: whether it is
  /// reachable is a matter of words.
  var hasFleetingStates: Bool {
    if fleeting.isEmpty { return false }
    let lasting = Set(
      states.map { state in
        var state = state
        state.kept = nil
        return state
      })
    return !fleeting.isSubset(of: lasting)
  }
}
