import SwitchyardModel

extension Program {
  /// The alternative that is taken whatever the guards answer.
  func onlyChoice(of id: HandlerID) -> TransitionID? {
    let handler = handlers[Int(id)]
    guard handler.count > 0, transitions[Int(handler.first)].literalCount == 0 else { return nil }
    return handler.first
  }

  /// Which alternative of a handler is taken under which answers; none where all refuse.
  func choices(
    of id: HandlerID, _ answers: GuardAnswers
  ) -> [(transition: TransitionID?, answers: GuardAnswers)] {
    if let only = onlyChoice(of: id) { return [(only, answers)] }
    let handler = handlers[Int(id)]
    var choices: [(transition: TransitionID?, answers: GuardAnswers)] = []
    var open = [(next: handler.first, answers: answers)]
    while var (next, answers) = open.popLast() {
      while next < handler.first + handler.count {
        if take(transitions[Int(next)], &answers, ifNot: { open.append((next + 1, $0)) }) { break }
        next += 1
      }
      choices.append((next < handler.first + handler.count ? next : nil, answers))
    }
    return choices
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
