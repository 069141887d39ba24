import SwitchyardModel

/// What is chosen by its condition among others like it.
protocol Alternative {
  var condition: [GuardLiteral] { get }
}

extension Transition: Alternative {}
extension StartAlternative: Alternative {}

extension Interpreter {
  /// Every way in which an event can go on the visible screen: the screen handles it, or else its container, or else the
  /// app; where all alternatives of a level refuse, the search goes on outward.
  func handle(_ event: EventID, _ moment: Moment, raises: Int = 0) -> [Outcome] {
    let container = store.visibleContainer(of: moment.configuration)
    let levels = [
      handlers.handler(of: event, at: store.visibleScreen(of: moment.configuration)),
      handlers.handler(of: event, at: container),
      handlers.appHandler(of: event),
    ]
    var outcomes: [Outcome] = []
    var undecided = [moment.answers]
    for handler in levels.compactMap({ $0 }) where !undecided.isEmpty {
      // A level with gaps may do what nobody knows.
      guard !handler.hasGaps && !handler.alternatives.isEmpty else { return outcomes }
      let choices = undecided.flatMap { self.choices(among: handler.alternatives, given: $0) }
      undecided = []
      for choice in choices.prefix(Interpreter.outcomeLimit) {
        guard let index = choice.index else {
          undecided.append(choice.answers)
          continue
        }
        var moment = moment
        moment.answers = choice.answers
        outcomes += run(handler.alternatives[index].action, moment, raises: raises)
      }
    }
    return outcomes + undecided.map { .failure(.unhandled, $0) }
  }

  /// Every way in which a link can go; none where all its alternatives refuse, or some are not known.
  func follow(_ link: LinkPattern, _ moment: Moment) -> [Outcome] {
    if link.hasGaps { return [] }
    return choices(among: link.alternatives, given: moment.answers).flatMap { choice -> [Outcome] in
      guard let index = choice.index else { return [] }
      var moment = moment
      moment.answers = choice.answers
      return run(link.alternatives[index].action, moment, raises: 0)
    }
  }

  /// Where the app may begin.
  func launch() -> [Moment] {
    choices(among: graph.start, given: GuardAnswers()).compactMap { choice in
      choice.index.map { Moment(configuration: begin(graph.start[$0].target), answers: choice.answers) }
    }
  }

  /// Which alternative is taken under which answers; no index where all refuse.
  private func choices<A: Alternative>(
    among alternatives: [A], given answers: GuardAnswers
  ) -> [(index: Int?, answers: GuardAnswers)] {
    var choices: [(index: Int?, answers: GuardAnswers)] = []
    var open = [(index: 0, answers: answers)]
    while var (index, answers) = open.popLast(), choices.count < Interpreter.outcomeLimit {
      search: while index < alternatives.count {
        for literal in alternatives[index].condition {
          switch answers.answer(to: literal) {
          case true?: continue
          case false?:
            index += 1
            continue search
          case nil:
            open.append((index + 1, answers.answering(literal, false)))
            answers = answers.answering(literal, true)
          }
        }
        break
      }
      choices.append((index < alternatives.count ? index : nil, answers))
    }
    return choices
  }
}
