import SwitchyardModel

/// What the guards have answered while one event is handled: they keep their answers until it is done.
struct GuardAnswers {
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
}
