import SwitchyardModel

/// What the guards have answered while one event is handled: they keep their answers until it is done.
struct GuardAnswers: Hashable {
  private(set) var literals: [GuardLiteral] = []

  /// Whether a literal holds; nil where its guard was not asked yet.
  func answer(to literal: GuardLiteral) -> Bool? {
    guard let known = literals.first(where: { $0.condition == literal.condition }) else { return nil }
    return known.isNegated == literal.isNegated
  }

  func answering(_ literal: GuardLiteral, _ holds: Bool) -> GuardAnswers {
    var answers = self
    answers.literals.append(GuardLiteral(condition: literal.condition, isNegated: literal.isNegated == holds))
    return answers
  }

  /// Whether a condition may hold; what must be answered for that is added. Each answer that would speak against it goes
  /// to `refuse`.
  mutating func take(_ condition: some Sequence<GuardLiteral>, ifNot refuse: (GuardAnswers) -> Void) -> Bool {
    for literal in condition {
      switch answer(to: literal) {
      case true?: continue
      case false?: return false
      case nil:
        refuse(answering(literal, false))
        self = answering(literal, true)
      }
    }
    return true
  }
}
