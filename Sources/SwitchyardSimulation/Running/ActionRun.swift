import SwitchyardModel

/// Does one action, with the guards' answers fixed until it is done.
struct ActionRun {
  let app: SimulatedApp
  private let guards: [GuardID: Bool]

  var moment: Moment
  /// See ``SimulationResult``.
  var chosen: [TransitionPlace] = []
  var failed: TransitionPlace?
  private(set) var failedIn: NavigationState?
  private(set) var asked: [GuardID] = []
  private(set) var completed: [TransitionPlace] = []
  private(set) var mended: [TransitionPlace] = []
  private(set) var opened: [String] = []
  /// How many raises the current transition is a consequence of, and how many there have been.
  private var raiseDepth = 0
  private var raiseCount = 0
  /// How many entries and layers were looked through, or kept for an `else`.
  private var entryCount = 0
  private var agenda: [Task] = []

  /// What is undone where a transition fails.
  struct Moment {
    var state: NavigationState
    /// Whether the app has begun afresh since the link or event was deferred that the state keeps.
    var isDeferredDue = false
    /// How much stands in ``ActionRun/completed``, ``ActionRun/mended`` and ``ActionRun/opened``. The lists themselves would
    /// be copied for each of a hundred thousand raises.
    var completedCount = 0
    var mendedCount = 0
    var openedCount = 0
  }

  /// What a transition binds parameters to.
  struct Scope {
    /// The event's payload, or the values of a link's placeholders.
    var payload: [Value]
    /// The parameters of the screen that has emitted the event.
    var screen: [Value]
    /// What `defer` keeps.
    var trigger: SimulationAction?

    /// Whether the payload is the values of a link's placeholders.
    var isOfLink: Bool { if case .link = trigger { true } else { false } }

    /// At launch there is neither an event nor a screen.
    static let launch = Scope(payload: [], screen: [])
  }

  /// Chains of more raises than this have no end, whether or not they come back to where they were.
  static let longestChain = 1000
  /// More raises than this in one action would keep the user waiting, chain or not.
  static let mostRaises = 10_000
  /// So would events that are raised again and again, each to look through a deep stack. The spec says how much is done
  /// between two raises, so that it is enough to ask there.
  static let mostEntries = 2_000_000

  var graph: RouteGraph { _read { yield app.graph } }

  init(_ app: SimulatedApp, _ state: NavigationState, guards: [GuardID: Bool]) {
    self.app = app
    self.guards = guards
    moment = Moment(state: state)
  }

  /// Puts a chosen transition on the agenda.
  mutating func add(_ transition: Transition, at place: TransitionPlace, in scope: Scope) {
    chosen.append(place)
    agenda.append(.endOfTransition(place))
    agenda.append(.action(transition.action, scope))
  }

  /// Whether all of a condition holds. What stands behind a part that does not is not asked.
  mutating func holds(_ condition: [GuardLiteral]) -> Bool {
    for literal in condition {
      if !asked.contains(literal.condition) { asked.append(literal.condition) }
      if guards[literal.condition, default: false] == literal.isNegated { return false }
    }
    return true
  }
}

// MARK: - The agenda

extension ActionRun {
  /// What is still to do, the next last. A chain of raises grows the agenda, not the call stack.
  enum Task {
    case action(Action, Scope)
    /// What the transition does ends here; if anything fails before, it is to blame.
    case endOfTransition(TransitionPlace)
    /// The action that has an `else` ends here; if anything fails before, that is done instead, from where it began.
    case endOfAttempt(otherwise: Action, Scope, before: Moment)
    case endOfRaise
  }

  /// Does all that is on the agenda.
  mutating func finish() throws(FailureReason) {
    while let task = agenda.popLast() {
      switch task {
      case .endOfTransition(let place):
        completed.append(place)
        moment.completedCount += 1
      case .endOfAttempt: break
      case .endOfRaise: raiseDepth -= 1
      case .action(let action, let scope):
        if let otherwise = action.otherwise.first {
          entryCount += moment.state.visibleStack.count
          agenda.append(.endOfAttempt(otherwise: otherwise, scope, before: moment))
        }
        do throws(FailureReason) {
          try begin(action, in: scope)
        } catch {
          failedIn = moment.state
          try recover(from: error)
        }
      }
    }
  }

  /// Looks for an `else` around what has failed, and leaves out everything up to it.
  private mutating func recover(from reason: FailureReason) throws(FailureReason) {
    while let task = agenda.popLast() {
      switch task {
      case .action: break
      case .endOfTransition(let place):
        // Of several transitions that fail inside one another the innermost is to blame.
        if failed == nil { failed = place }
      case .endOfRaise: raiseDepth -= 1
      case .endOfAttempt(let otherwise, let scope, let before):
        // Nothing mends what never ends.
        if reason == .raiseLoop { break }
        goBack(to: before)
        noteElse()
        agenda.append(.action(otherwise, scope))
        return
      }
    }
    throw reason
  }

  /// Undoes what was done since a moment.
  mutating func goBack(to earlier: Moment) {
    moment = earlier
    failed = nil
    completed.removeLast(completed.count - earlier.completedCount)
    mended.removeLast(mended.count - earlier.mendedCount)
    opened.removeLast(opened.count - earlier.openedCount)
  }

  /// Notes that the transition that is being done goes on with an `else`.
  private mutating func noteElse() {
    for case .endOfTransition(let place) in agenda.reversed() {
      mended.append(place)
      moment.mendedCount += 1
      return
    }
  }

  mutating func open(_ url: String) {
    opened.append(url)
    moment.openedCount += 1
  }

  private mutating func begin(_ action: Action, in scope: Scope) throws(FailureReason) {
    if let tab = action.tab { try select(tab) }
    switch action.operation {
    case .steps(let steps):
      for step in steps.reversed() { agenda.append(.action(step, scope)) }
    case .raise(let event, let sources):
      try raise(event, payload: values(of: sources, for: graph[event].payload, in: scope))
    default:
      countEntries(of: action.operation)
      try perform(action.operation, in: scope)
    }
  }

  /// Counts what an operation looks through, at most.
  private mutating func countEntries(of operation: Operation) {
    switch operation {
    case .popTo, .setAfter: entryCount += moment.state.visibleStack.count
    case .dismissLayer: entryCount += moment.state.layers.count
    default: break
    }
  }

  private mutating func select(_ tab: TabID) throws(FailureReason) {
    guard case .tabs(_, let stacks) = moment.state.base else { throw .noTabBar }
    moment.state.layers = []
    moment.state.base = .tabs(selected: tab, stacks: stacks)
  }

  private mutating func raise(_ event: EventID, payload: [Value]) throws(FailureReason) {
    guard raiseDepth < Self.longestChain, raiseCount < Self.mostRaises, entryCount < Self.mostEntries else {
      throw .raiseLoop
    }
    raiseCount += 1
    raiseDepth += 1
    agenda.append(.endOfRaise)
    guard choose(event, payload: payload) else { throw .unhandled }
  }
}
