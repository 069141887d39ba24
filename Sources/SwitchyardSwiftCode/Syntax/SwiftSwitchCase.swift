/// An arm of a `switch`. One without statements breaks, since Swift wants one.
package struct SwiftSwitchCase: Sendable {
  enum Head: Sendable {
    case patterns([SwiftPattern])
    case pattern(SwiftPattern, where: SwiftExpression?)
    case fallback
    case unknownFallback
  }

  enum Body: Sendable {
    case returns(SwiftExpression)
    case statements([SwiftStatement])
  }

  let head: Head
  let body: Body
  /// Lines of a `//` comment above the arm.
  package var comment: String?
  /// A `//` comment behind the colon; the body then begins on the next line.
  package var note: String?

  private init(head: Head, body: [SwiftStatement]) {
    self.init(head: head, body: .statements(body.isEmpty ? [.break] : body))
  }

  private init(head: Head, body: Body) {
    self.head = head
    self.body = body
  }

  /// Of several patterns; a `where` behind them would be the last one's alone, so there is none.
  package static func `case`(_ patterns: [SwiftPattern], _ body: [SwiftStatement]) -> SwiftSwitchCase {
    SwiftSwitchCase(head: .patterns(patterns), body: body)
  }

  package static func `case`(
    _ pattern: SwiftPattern, where condition: SwiftExpression? = nil, _ body: [SwiftStatement]
  ) -> SwiftSwitchCase {
    SwiftSwitchCase(head: .pattern(pattern, where: condition), body: body)
  }

  /// `case pattern: return value`
  package static func `case`(
    _ pattern: SwiftPattern, where condition: SwiftExpression? = nil, returns value: SwiftExpression
  ) -> SwiftSwitchCase {
    SwiftSwitchCase(head: .pattern(pattern, where: condition), body: .returns(value))
  }

  /// `default: return value`
  package static func `default`(returns value: SwiftExpression) -> SwiftSwitchCase {
    SwiftSwitchCase(head: .fallback, body: .returns(value))
  }

  /// The same for whatever matches no other arm.
  package var asDefault: SwiftSwitchCase { SwiftSwitchCase(head: .fallback, body: body) }

  /// The one pattern of the arm; nil where there is none, or several.
  package var pattern: SwiftPattern? {
    if case .pattern(let pattern, _) = head { pattern } else { nil }
  }

  package static func `default`(_ body: [SwiftStatement]) -> SwiftSwitchCase {
    SwiftSwitchCase(head: .fallback, body: body)
  }

  /// `@unknown default:`
  package static func unknownDefault(_ body: [SwiftStatement]) -> SwiftSwitchCase {
    SwiftSwitchCase(head: .unknownFallback, body: body)
  }
}
