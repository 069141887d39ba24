import SwitchyardModel
import SwitchyardSimulation

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
      if keepsDone { moment.done.append(transition) }
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
