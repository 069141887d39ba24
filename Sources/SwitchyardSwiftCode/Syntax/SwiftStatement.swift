/// A step of a body.
package enum SwiftStatement: Sendable {
  case expression(SwiftExpression)
  case `return`(SwiftExpression? = nil)
  indirect case `throw`(SwiftExpression)
  /// `let pattern: Type = value`
  indirect case `let`(SwiftIdentifier, type: SwiftType? = nil, SwiftExpression? = nil)
  indirect case `var`(SwiftIdentifier, type: SwiftType? = nil, SwiftExpression? = nil)
  /// `_ = value`
  indirect case discard(SwiftExpression)
  indirect case assign(SwiftExpression, SwiftExpression)
  /// `total += 1`
  indirect case compoundAssign(SwiftExpression, SwiftOperator, SwiftExpression)
  /// An `else` that is one more `if` reads `else if`.
  indirect case `if`([SwiftCondition], [SwiftStatement], else: [SwiftStatement] = [])
  indirect case `guard`([SwiftCondition], else: [SwiftStatement])
  indirect case `switch`(SwiftExpression, [SwiftSwitchCase])
  indirect case `for`(SwiftPattern, in: SwiftExpression, where: SwiftExpression? = nil, [SwiftStatement])
  indirect case `while`([SwiftCondition], [SwiftStatement])
  indirect case `do`([SwiftStatement], catch: [SwiftStatement])
  indirect case `defer`([SwiftStatement])
  case `break`
  case `continue`
  case `fallthrough`
  /// A `//` comment; each line of the text becomes one.
  case comment(String)
  /// `statement  // note`
  indirect case noted(SwiftStatement, String)
  /// A function or a type inside a body.
  indirect case declaration(SwiftDeclaration)
  /// `#if canImport(UIKit)` … `#else` … `#endif`
  indirect case compiled(if: SwiftFixedText, [SwiftStatement], else: [SwiftStatement] = [])
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
