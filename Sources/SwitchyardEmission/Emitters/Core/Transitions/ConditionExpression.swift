import SwitchyardModel
import SwitchyardSwiftCode

extension NamedGraph {
  /// `guards.isSignedIn && !guards.isBusy`; nil for what is always taken.
  func expression(of condition: [GuardLiteral]) -> SwiftExpression? {
    guard let first = condition.first else { return nil }
    return condition.dropFirst().reduce(expression(of: first)) { .binary($0, .and, expression(of: $1)) }
  }

  private func expression(of literal: GuardLiteral) -> SwiftExpression {
    let answer = SwiftExpression.member("guards", guards[literal.condition.index])
    return literal.isNegated ? .not(answer) : answer
  }
}
