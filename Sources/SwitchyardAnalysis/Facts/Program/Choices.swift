import SwitchyardModel

extension Program {
  /// The alternative that is taken whatever the guards answer.
  func onlyChoice(of id: HandlerID) -> TransitionID? {
    let handler = handlers[Int(id)]
    guard handler.count > 0, transitions[Int(handler.first)].literalCount == 0 else { return nil }
    return handler.first
  }

  typealias Choice = (transition: TransitionID?, answers: GuardAnswers)

  /// Which alternative of a handler is taken under which answers; none where all refuse.
  ///
  /// - Parameter limit: how many are listed. Alternatives of several guards each have as many as there are subsets.
  /// - Returns: the choices, and whether they are all.
  func choices(
    of id: HandlerID, _ answers: GuardAnswers, limit: Int
  ) -> (list: [Choice], isComplete: Bool) {
    if let only = onlyChoice(of: id) { return ([(only, answers)], true) }
    let handler = handlers[Int(id)]
    var choices: [Choice] = []
    var open = [(next: handler.first, answers: answers)]
    var looks = 0
    while var (next, answers) = open.popLast() {
      if choices.count == limit || looks > 64 * limit { return (choices, false) }
      while next < handler.first + handler.count {
        looks += 1
        if take(transitions[Int(next)], &answers, ifNot: { open.append((next + 1, $0)) }) { break }
        next += 1
      }
      choices.append((next < handler.first + handler.count ? next : nil, answers))
    }
    return (choices, true)
  }

  /// The same where too many to list: each alternative by itself, whatever those before it say.
  func looseChoices(of id: HandlerID, _ answers: GuardAnswers) -> [Choice] {
    let handler = handlers[Int(id)]
    var choices: [Choice] = []
    for transition in handler.first..<handler.first + handler.count {
      var own = answers
      guard take(transitions[Int(transition)], &own, ifNot: { _ in }) else { continue }
      choices.append((transition, own))
      if own == answers { return choices }
    }
    return choices + [(nil, answers)]
  }

  /// Whether a transition is taken; what had to be answered for that is added to the answers.
  private func take(
    _ transition: Transition, _ answers: inout GuardAnswers, ifNot refuse: (GuardAnswers) -> Void
  ) -> Bool {
    let first = Int(transition.firstLiteral)
    return answers.take(literals[first..<first + Int(transition.literalCount)], ifNot: refuse)
  }
}

extension RouteGraph {
  /// Which alternatives of `start` are taken under which answers.
  var beginnings: [(place: Int, answers: GuardAnswers)] {
    var beginnings: [(place: Int, answers: GuardAnswers)] = []
    var open = [(next: 0, answers: GuardAnswers())]
    while var (next, answers) = open.popLast() {
      while next < start.count {
        if answers.take(start[next].condition, ifNot: { open.append((next + 1, $0)) }) {
          beginnings.append((next, answers))
          break
        }
        next += 1
      }
    }
    return beginnings
  }
}
