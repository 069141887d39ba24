import SwitchyardModel
import SwitchyardSimulation

/// Does to one configuration exactly what an action says, in every way that the guards may answer.
///
/// The simulator does the same for one way, with values. Whatever is reported has been replayed there.
struct Interpreter {
  let graph: RouteGraph
  let program: Program
  var store = ConfigurationStore()
  /// How much has been done, in operations and in entries looked at.
  var effort = 0
  /// Past that, what an action would still do is left out.
  var effortLimit = Int.max
  private var depth = 0
  /// How many times something was left out: ways in which an action can go, or its end.
  private(set) var gaps = 0
  /// By transition: whether it was ever chosen, and whether it ever succeeded.
  var isChosen: [Bool]
  var succeeds: [Bool]
  /// The loops of raises that were met, by their first transition.
  var loops: [Program.TransitionID: [Program.TransitionID]] = [:]

  init(_ graph: RouteGraph, program: Program) {
    self.graph = graph
    self.program = program
    isChosen = Array(repeating: false, count: program.transitions.count)
    succeeds = isChosen
  }

  mutating func leaveOut() { gaps += 1 }

  /// Where an action is after some of its steps.
  struct Moment {
    var configuration: Configuration
    var answers = GuardAnswers()
    /// What is being handled, where it can be deferred.
    var origin: Deferred?
    /// The innermost transition.
    var transition: Program.TransitionID = Run.noTransition
    /// The raises that it is a consequence of.
    var raises: [Raise] = []
    /// How many raises there have been in all.
    var raiseCount = 0
    /// Whether something was put on a stack that carries what the event said, so that it is new even where it looks the
    /// same.
    var carriesValues = false
    /// Whether the app has begun afresh since that was deferred which the configuration keeps.
    var isDue = false
    /// How many of the layers that were there at first have stayed throughout.
    var layersLeft = Int.max

    init(_ configuration: Configuration, origin: Deferred? = nil) {
      self.configuration = configuration
      self.origin = origin
    }
  }

  struct Raise {
    var event: Int32
    /// Who raises it.
    var transition: Program.TransitionID
    var configuration: Configuration
    /// Whether nothing that lay there then has been looked at since, but for what was visible.
    var isLeftAlone = true
    /// Whether something since went to the base, from however many layers.
    var goesToBase = false
  }

  /// One way in which it went.
  enum Outcome {
    case success(Moment)
    /// With the raises that it is a consequence of, as they are then.
    case failure(FailureReason, GuardAnswers, FailurePlace, [Raise])
    /// Nobody handles it; whether somebody would with other answers.
    case unhandled(GuardAnswers, isKnown: Bool)
  }

  struct FailurePlace {
    /// The innermost one.
    var transition: Program.TransitionID
    /// The action of it that can't be done.
    var code: Program.CodeID
  }

  /// No more ways than these are followed from one event.
  static let outcomeLimit = 4_096
  /// Nor actions deeper than this within one another, steps and raises together.
  private static let depthLimit = 400
}

// Who handles what comes.
extension Interpreter {
  /// Every way in which an event can go on the visible screen.
  mutating func send(_ event: Int32, _ configuration: Configuration) -> [Outcome] {
    let origin: Deferred? =
      graph.events[Int(event)].isExternal ? .external(EventID(rawValue: event)) : nil
    return settle(handle(event, Moment(configuration, origin: origin), raisedBy: nil))
  }

  /// Every way in which a link can go; where all its alternatives refuse, it is ignored.
  mutating func open(_ link: LinkID, _ configuration: Configuration) -> [Outcome] {
    settle(follow(link, Moment(configuration, origin: .link(link))))
  }

  private mutating func follow(_ link: LinkID, _ moment: Moment) -> [Outcome] {
    let handler = program.linkHandlers[link.index]
    if program.handlers[Int(handler)].hasGaps { return [] }
    var outcomes: [Outcome] = []
    for (transition, answers) in choices(of: handler, moment.answers) {
      guard let transition else {
        outcomes.append(.unhandled(answers, isKnown: true))
        continue
      }
      var moment = moment
      moment.answers = answers
      outcomes += choose(transition, moment)
    }
    return outcomes
  }

  mutating func handle(_ event: Int32, _ moment: Moment, raisedBy raiser: FailurePlace?) -> [Outcome] {
    let screen = store.visibleScreen(of: moment.configuration).rawValue
    let container = store.visibleContainer(of: moment.configuration)
    let levels = [
      program.handler(of: event, at: screen), program.containerHandler(of: event, in: container),
      program.appHandler(of: event),
    ]
    var outcomes: [Outcome] = []
    var open = [moment.answers]
    var isKnown = false
    for handler in levels {
      guard let handler else { continue }
      // A level with gaps may do what nobody knows.
      if program.handlers[Int(handler)].hasGaps { return outcomes }
      isKnown = true
      var refused: [GuardAnswers] = []
      for given in open {
        for (transition, answers) in choices(of: handler, given) {
          guard let transition else {
            refused.append(answers)
            continue
          }
          var moment = moment
          moment.answers = answers
          outcomes += choose(transition, moment)
        }
      }
      open = refused
      if open.isEmpty { return outcomes }
    }
    return outcomes
      + open.map { answers in
        raiser.map { .failure(.unhandled, answers, $0, moment.raises) } ?? .unhandled(answers, isKnown: isKnown)
      }
  }

  private mutating func choices(of handler: Program.HandlerID, _ answers: GuardAnswers) -> [Program.Choice] {
    let (list, isComplete) = program.choices(of: handler, answers, limit: Self.outcomeLimit)
    if !isComplete { leaveOut() }
    return list
  }

  private mutating func choose(_ transition: Program.TransitionID, _ start: Moment) -> [Outcome] {
    isChosen[Int(transition)] = true
    var moment = start
    moment.transition = transition
    let outcomes = run(program.transitions[Int(transition)].code, moment)
    return outcomes.map { outcome in
      guard case .success(var moment) = outcome else { return outcome }
      succeeds[Int(transition)] = true
      moment.transition = start.transition
      return .success(moment)
    }
  }

  /// Handles what a start has made due, once, as if it came now.
  private mutating func settle(_ outcomes: [Outcome]) -> [Outcome] {
    outcomes.flatMap { outcome -> [Outcome] in
      guard case .success(let moment) = outcome, moment.isDue, let due = moment.configuration.deferred else {
        return [outcome]
      }
      var next = moment
      next.isDue = false
      next.configuration.deferred = nil
      next.origin = due
      let further: [Outcome] =
        switch due {
        case .link(let link): follow(link, next)
        case .external(let event): handle(event.rawValue, next, raisedBy: nil)
        }
      return further.map { settled in
        var rest = next
        switch settled {
        case .success: return settled
        case .failure(_, let answers, _, _), .unhandled(let answers, _): rest.answers = answers
        }
        return .success(rest)
      }
    }
  }
}

extension Interpreter {
  mutating func run(_ id: Program.CodeID, _ start: Moment) -> [Outcome] {
    effort += 1
    depth += 1
    defer { depth -= 1 }
    guard effort < effortLimit, depth < Self.depthLimit else {
      leaveOut()
      return []
    }
    let code = program.codes[Int(id)]
    let outcomes = runWithoutElse(id, code, start)
    guard code.otherwise >= 0 else { return outcomes }
    return outcomes.flatMap { outcome -> [Outcome] in
      guard case .failure(let failure, let answers, _, let raises) = outcome, failure != .raiseLoop else {
        return [outcome]
      }
      var again = start
      again.answers = answers
      again.raises = Array(raises.prefix(start.raises.count))
      return run(code.otherwise, again)
    }
  }

  private mutating func runWithoutElse(_ id: Program.CodeID, _ code: Program.Code, _ start: Moment) -> [Outcome] {
    var moment = start
    let place = FailurePlace(transition: moment.transition, code: id)
    if code.tab >= 0 {
      guard case .tabs(_, let tops) = moment.configuration.base else {
        return [.failure(.noTabBar, moment.answers, place, moment.raises)]
      }
      moment.configuration.base = .tabs(selected: TabID(rawValue: code.tab), tops: tops)
      moment.configuration.top = -1
      moment.layersLeft = 0
      note(store.reach(toBaseOf: moment.configuration), &moment)
    }
    switch code.operation {
    case .steps: return run(steps: code, moment)
    case .raise: return raise(code.subject, by: id, moment)
    default:
      if let failure = perform(code, &moment) {
        note(failure, &moment)
        return [.failure(failure, moment.answers, place, moment.raises)]
      }
      if let reach = store.reach(of: code, to: moment.configuration) { note(reach, &moment) }
      return [.success(moment)]
    }
  }

  private mutating func run(steps code: Program.Code, _ start: Moment) -> [Outcome] {
    var outcomes = [Outcome.success(start)]
    for step in code.first..<code.first + code.count {
      var next: [Outcome] = []
      for outcome in outcomes {
        guard case .success(let moment) = outcome else {
          next.append(outcome)
          continue
        }
        guard next.count <= Self.outcomeLimit else {
          leaveOut()
          break
        }
        next += run(program.operands[Int(step)], moment)
      }
      outcomes = next
    }
    return outcomes
  }
}
