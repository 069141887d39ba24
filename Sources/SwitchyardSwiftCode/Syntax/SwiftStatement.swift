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

/// One of the things that must hold for an `if`, a `guard` or a `while`.
package enum SwiftCondition: Sendable {
  case holds(SwiftExpression)
  /// `let name = value`, or `let name` alone
  case `let`(SwiftIdentifier, SwiftExpression? = nil)
  /// `case pattern = value`
  case `case`(SwiftPattern, SwiftExpression)
  /// `#available(iOS 17, *)`
  case available(SwiftFixedText)
}

extension SwiftCondition: ExpressibleByStringLiteral {
  package init(stringLiteral text: StaticString) {
    self = .holds(SwiftExpression(stringLiteral: text))
  }
}

/// An arm of a `switch`.
package struct SwiftSwitchCase: Sendable {
  enum Head: Sendable {
    case patterns([SwiftPattern])
    case pattern(SwiftPattern, where: SwiftExpression?)
    case fallback
    case unknownFallback
  }

  let head: Head
  let body: [SwiftStatement]
  /// Lines of a `//` comment above the arm.
  package var comment: String?
  /// A `//` comment behind the colon; the body then begins on the next line.
  package var note: String?

  /// Of several patterns; a `where` behind them would be the last one's alone, so there is none.
  package static func `case`(_ patterns: [SwiftPattern], _ body: [SwiftStatement]) -> SwiftSwitchCase {
    SwiftSwitchCase(head: .patterns(patterns), body: body)
  }

  package static func `case`(
    _ pattern: SwiftPattern, where condition: SwiftExpression? = nil, _ body: [SwiftStatement]
  ) -> SwiftSwitchCase {
    SwiftSwitchCase(head: .pattern(pattern, where: condition), body: body)
  }

  package static func `default`(_ body: [SwiftStatement]) -> SwiftSwitchCase {
    SwiftSwitchCase(head: .fallback, body: body)
  }

  /// `@unknown default:`
  package static func unknownDefault(_ body: [SwiftStatement]) -> SwiftSwitchCase {
    SwiftSwitchCase(head: .unknownFallback, body: body)
  }
}
