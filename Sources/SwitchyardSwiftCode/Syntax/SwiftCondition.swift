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
