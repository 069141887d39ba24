import SwitchyardModel

/// Does to one configuration exactly what an action says, in every way that the guards may answer.
///
/// What is deferred is not kept: a link or an external event that is handled again after the next `start` may as well
/// come then, as it may at any time.
final class Interpreter {
  let graph: RouteGraph
  let handlers: HandlerTable
  var store = ConfigurationStore()
  /// How much has been done, in operations and in stack entries looked at; and how much may be, since raises of raises
  /// can multiply.
  var effort = 0
  let effortLimit: Int
  /// Whether something since the last `false` depended on more than the visible container, the base's container and
  /// whether a modal is up.
  var hasLookedInside = false

  init(_ graph: RouteGraph, effortLimit: Int) {
    self.graph = graph
    self.effortLimit = effortLimit
    handlers = HandlerTable(graph)
  }

  /// Where a transition is after some of its steps.
  struct Moment {
    var configuration: Configuration
    var answers = GuardAnswers()
    var visible = Visible.unchanged
    /// Whether it has deferred what it handles, which comes again as soon as the app begins afresh.
    var hasDeferred = false
  }

  /// How the visible screen came there.
  enum Visible {
    case unchanged
    /// The transition itself put it there.
    case shown
    /// It was below something that the transition took away, or in another tab.
    case uncovered
  }

  /// Why an operation cannot be done.
  enum Failure {
    case noStack, atRoot, notFound, noModal, noTabBar, unhandled
  }

  /// One way in which it went.
  enum Outcome {
    case success(Moment)
    case failure(Failure, GuardAnswers)
  }

  /// No more ways than these are followed from one event, and no deeper raises: what is left out is only not known.
  static let outcomeLimit = 256
  static let raiseLimit = 16
}

extension Interpreter {
  /// - Parameter raises: how many raises this action is a consequence of.
  func run(_ action: Action, _ moment: Moment, raises: Int) -> [Outcome] {
    effort += 1
    guard effort < effortLimit else { return [] }
    let outcomes = runWithoutElse(action, moment, raises: raises)
    guard let otherwise = action.otherwise.first else { return outcomes }
    return outcomes.flatMap { outcome -> [Outcome] in
      guard case .failure(_, let answers) = outcome else { return [outcome] }
      var again = moment
      again.answers = answers
      return run(otherwise, again, raises: raises)
    }
  }

  private func runWithoutElse(_ action: Action, _ moment: Moment, raises: Int) -> [Outcome] {
    var moment = moment
    if let tab = action.tab {
      guard case .tabs(_, let tops) = moment.configuration.base else { return [.failure(.noTabBar, moment.answers)] }
      moment.configuration = Configuration(base: .tabs(selected: tab, tops: tops))
      moment.visible = .uncovered
    }
    switch action.operation {
    case .steps(let steps): return run(steps, moment, raises: raises)
    case .raise(let event, _): return raise(event, moment, raises: raises)
    default:
      let failure = perform(action.operation, &moment)
      return [failure.map { .failure($0, moment.answers) } ?? .success(moment)]
    }
  }

  private func run(_ steps: [Action], _ moment: Moment, raises: Int) -> [Outcome] {
    var outcomes = [Outcome.success(moment)]
    for step in steps {
      outcomes = outcomes.flatMap { outcome -> [Outcome] in
        guard case .success(let moment) = outcome else { return [outcome] }
        return run(step, moment, raises: raises)
      }
      if outcomes.count > Interpreter.outcomeLimit { outcomes.removeLast(outcomes.count - Interpreter.outcomeLimit) }
    }
    return outcomes
  }

  private func raise(_ event: EventID, _ moment: Moment, raises: Int) -> [Outcome] {
    guard raises < Interpreter.raiseLimit else { return [] }
    if moment.visible != .shown && handlers.isHandledByScreens(event) { hasLookedInside = true }
    return handle(event, moment, raises: raises + 1)
  }
}
