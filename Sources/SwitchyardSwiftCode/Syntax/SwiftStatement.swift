/// A step of a body.
package indirect enum SwiftStatement: Sendable {
  case expression(SwiftExpression)
  case `return`(SwiftExpression? = nil)
  case `throw`(SwiftExpression)
  /// `let pattern: Type = value`
  case `let`(SwiftIdentifier, type: SwiftType? = nil, SwiftExpression? = nil)
  case `var`(SwiftIdentifier, type: SwiftType? = nil, SwiftExpression? = nil)
  /// `_ = value`
  case discard(SwiftExpression)
  case assign(SwiftExpression, SwiftExpression)
  /// `total += 1`
  case compoundAssign(SwiftExpression, SwiftOperator, SwiftExpression)
  /// An `else` that is one more `if` reads `else if`.
  case `if`([SwiftCondition], [SwiftStatement], else: [SwiftStatement] = [])
  case `guard`([SwiftCondition], else: [SwiftStatement])
  case `switch`(SwiftExpression, [SwiftSwitchCase])
  case `for`(SwiftPattern, in: SwiftExpression, where: SwiftExpression? = nil, [SwiftStatement])
  case `while`([SwiftCondition], [SwiftStatement])
  case `do`([SwiftStatement], catch: [SwiftStatement])
  case `defer`([SwiftStatement])
  case `break`
  case `continue`
  case `fallthrough`
  /// A `//` comment; each line of the text becomes one.
  case comment(String)
  /// `statement  // note`
  case noted(SwiftStatement, String)
  /// A function or a type inside a body.
  case declaration(SwiftDeclaration)
  /// `#if canImport(UIKit)` … `#else` … `#endif`
  case compiled(if: SwiftFixedText, [SwiftStatement], else: [SwiftStatement] = [])
}

extension SwiftStatement {
  /// A call for what it does: `.call("hasher.combine", [value])`.
  package static func call(
    _ callee: SwiftExpression, _ arguments: SwiftArguments = [], trailing: SwiftClosure? = nil
  ) -> SwiftStatement {
    .expression(.call(callee, arguments, trailing: trailing))
  }
}

/// A path of names as the one expression of a body: `["item.id"]`.
extension SwiftStatement: ExpressibleByStringLiteral {
  package init(stringLiteral text: StaticString) {
    self = .expression(SwiftExpression(stringLiteral: text))
  }
}
