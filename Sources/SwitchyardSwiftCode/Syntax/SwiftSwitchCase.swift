/// An arm of a `switch`. One without statements breaks, since Swift wants one.
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

  private init(head: Head, body: [SwiftStatement]) {
    self.head = head
    self.body = body.isEmpty ? [.break] : body
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

  package static func `default`(_ body: [SwiftStatement]) -> SwiftSwitchCase {
    SwiftSwitchCase(head: .fallback, body: body)
  }

  /// `@unknown default:`
  package static func unknownDefault(_ body: [SwiftStatement]) -> SwiftSwitchCase {
    SwiftSwitchCase(head: .unknownFallback, body: body)
  }
}
