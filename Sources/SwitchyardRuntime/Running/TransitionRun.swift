/// Does one action's transitions, with the guards' answers fixed until it is done.
struct TransitionRun<Graph: RouteGraph> {
  private let guards: Graph.Guards
  private(set) var moment: Moment
  /// What is still to do, the next last. A chain of raises grows the agenda, not the call stack.
  private var agenda: [Task] = []
  /// How many raises the current transition is a consequence of, and how many there have been.
  private var raiseDepth = 0
  private var raiseCount = 0
  /// How many entries and layers were looked through, or kept for an `else`.
  private var entryCount = 0

  /// What is undone where a transition fails.
  struct Moment {
    var state: NavigationState<Graph>
    /// Whether the app has begun afresh since what the state keeps was deferred.
    var isDeferredDue = false
    var opened: [String] = []
    /// How many operations have changed something, and how many of them are animated.
    var changes = (count: 0, animated: 0)
  }

  /// What a transition comes from, and how it is shown.
  struct Scope {
    /// What `defer` keeps.
    var trigger: NavigationState<Graph>.Deferred
    var isAnimated = true
  }

  private enum Task {
    case transition(RouteTransition<Graph>, Scope)
    /// The transition that has an `else` ends here; if anything fails before, that is done instead, from where it began.
    case endOfAttempt(otherwise: RouteTransition<Graph>, Scope, before: Moment)
    case endOfRaise
  }

  /// Chains of more raises than this have no end, whether or not they come back to where they were.
  private static var longestChain: Int { 1000 }
  /// More raises than this in one action would keep the user waiting, chain or not.
  private static var mostRaises: Int { 10_000 }
  /// So would events that are raised again and again, each to look through a deep stack. The spec says how much is done
  /// between two raises, so that it is enough to ask there.
  private static var mostEntries: Int { 2_000_000 }

  init(_ state: NavigationState<Graph>, guards: Graph.Guards) {
    moment = Moment(state: state)
    self.guards = Graph.remembering(guards)
  }

  var isAnimated: Bool { moment.changes.count == 0 || moment.changes.animated > 0 }

  // MARK: - Choosing

  /// Chooses what handles an event on the visible screen.
  ///
  /// - Returns: false where nobody handles it.
  mutating func choose(_ event: Graph.Event) -> Bool {
    let stack = moment.state.visibleStack
    let transition = Graph.transition(for: event, on: stack.top.route, in: stack.container, guards: guards)
    guard let transition else { return false }
    // Only what the system raises is ever deferred: of an event of screens `defer` is refused in the spec.
    agenda.append(.transition(transition, Scope(trigger: .external(event))))
    return true
  }

  /// Chooses what a link does.
  mutating func choose(_ url: String) throws(LinkRefusal) {
    let link = try Graph.links.find(url)
    guard let transition = Graph.transition(opening: link, guards: guards) else { throw .guarded }
    agenda.append(.transition(transition, Scope(trigger: .link(url))))
  }

  /// What was kept for the time when the app has begun afresh, handled as if it came now. Where that fails it is
  /// dropped, and the action that has begun afresh stands all the same.
  ///
  /// - Returns: what was handled so; nil where nothing was due.
  mutating func resumeDeferred() -> NavigationState<Graph>.Deferred? {
    guard moment.isDeferredDue, let deferred = moment.state.deferred else { return nil }
    moment.state.deferred = nil
    moment.isDeferredDue = false
    let before = moment
    do {
      switch deferred {
      case .link(let url): try choose(url)
      case .external(let event): _ = choose(event)
      }
      try finish()
    } catch {
      moment = before
    }
    return deferred
  }

  // MARK: - The agenda

  /// Does all that is on the agenda.
  mutating func finish() throws(NavigationFailure) {
    while let task = agenda.popLast() {
      switch task {
      case .endOfAttempt: break
      case .endOfRaise: raiseDepth -= 1
      case .transition(let transition, let scope):
        do throws(NavigationFailure) {
          try begin(transition, in: scope)
        } catch {
          try recover(from: error)
        }
      }
    }
  }

  /// Looks for an `else` around what has failed, and leaves out everything up to it.
  private mutating func recover(from reason: NavigationFailure) throws(NavigationFailure) {
    while let task = agenda.popLast() {
      switch task {
      case .transition: break
      case .endOfRaise: raiseDepth -= 1
      case .endOfAttempt(let otherwise, let scope, let before):
        // Nothing mends what never ends.
        if reason == .raiseLoop { break }
        moment = before
        agenda.append(.transition(otherwise, scope))
        return
      }
    }
    throw reason
  }

  private mutating func begin(_ transition: RouteTransition<Graph>, in scope: Scope) throws(NavigationFailure) {
    switch transition {
    case .steps(let steps):
      for step in steps.reversed() { agenda.append(.transition(step, scope)) }
    case .attempt(let first, let otherwise):
      entryCount += visibleDepth
      agenda.append(.endOfAttempt(otherwise: otherwise, scope, before: moment))
      agenda.append(.transition(first, scope))
    // These stand around one operation, so that they go no deeper.
    case .unanimated(let inner): try begin(inner, in: Scope(trigger: scope.trigger, isAnimated: false))
    case .select(let tab, let next):
      try moment.state.select(tab)
      count(isAnimated: scope.isAnimated)
      try begin(next, in: scope)
    case .raise(let event):
      guard raiseDepth < Self.longestChain, raiseCount < Self.mostRaises, entryCount < Self.mostEntries else {
        throw .raiseLoop
      }
      raiseCount += 1
      raiseDepth += 1
      agenda.append(.endOfRaise)
      guard choose(event) else { throw .unhandled }
    case .start(let start):
      moment.isDeferredDue = moment.state.deferred != nil
      moment.state.begin(start)
      count(isAnimated: scope.isAnimated)
    case .defer:
      moment.state.deferred = scope.trigger
      moment.isDeferredDue = false
    case .open(let url): moment.opened.append(url)
    case .ignore: break
    default:
      countEntries(of: transition)
      try moment.state.apply(transition)
      count(isAnimated: scope.isAnimated)
    }
  }

  private var visibleDepth: Int { moment.state.visibleStack.path.count + 1 }

  /// Counts what an operation looks through, at most.
  private mutating func countEntries(of operation: RouteTransition<Graph>) {
    switch operation {
    case .popTo, .setAfter: entryCount += visibleDepth
    case .dismissLayer: entryCount += moment.state.layers.count
    default: break
    }
  }

  private mutating func count(isAnimated: Bool) {
    moment.changes.count += 1
    if isAnimated { moment.changes.animated += 1 }
  }
}
