/// What a value is matched against: `.post(let id)`, `_`, `.a?`, `1`.
package indirect enum SwiftPattern: Sendable {
  case wildcard
  /// `let name`
  case `let`(SwiftIdentifier)
  /// `.name` or `.name(…)`
  case `case`(SwiftIdentifier, SwiftPatterns = [])
  /// `Type.name(…)`
  case qualifiedCase(SwiftType, SwiftIdentifier, SwiftPatterns = [])
  case tuple(SwiftPatterns)
  /// `pattern?`
  case optional(SwiftPattern)
  /// `is Type`
  case `is`(SwiftType)
  /// `let name as Type`
  case cast(SwiftIdentifier, SwiftType)
  case expression(SwiftExpression)
}

/// What a case's payload or a tuple is matched against, place by place.
///
/// Reads like Swift: `["id": .let("id"), "page": .wildcard]` with labels, `[.let("x")]` without.
package struct SwiftPatterns: Sendable {
  let list: [SwiftPatternElement]

  package init(_ list: [SwiftPatternElement]) {
    self.list = list
  }

  package var isEmpty: Bool { list.isEmpty }
}

/// A pattern with the label in front of it, such as `("id", .let("id"))`.
package typealias SwiftPatternElement = (SwiftIdentifier?, SwiftPattern)

extension SwiftPatterns: ExpressibleByArrayLiteral {
  package init(arrayLiteral patterns: SwiftPattern...) {
    list = patterns.map { (nil, $0) }
  }
}

extension SwiftPatterns: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral pairs: (SwiftIdentifier?, SwiftPattern)...) {
    list = pairs
  }
}
