/// What a value is matched against: `.post(let id)`, `_`, `.a?`, `1`.
package enum SwiftPattern: Sendable {
  case wildcard
  /// `let name`
  case `let`(SwiftIdentifier)
  /// `.name` or `.name(…)`
  case `case`(SwiftIdentifier, SwiftPatterns = [])
  /// `Type.name(…)`
  indirect case qualifiedCase(SwiftType, SwiftIdentifier, SwiftPatterns = [])
  case tuple(SwiftPatterns)
  /// `pattern?`
  indirect case optional(SwiftPattern)
  /// `is Type`
  indirect case `is`(SwiftType)
  /// `let name as Type`
  indirect case cast(SwiftIdentifier, SwiftType)
  indirect case expression(SwiftExpression)
}

/// What a case's payload or a tuple is matched against, place by place.
///
/// Reads like Swift: `["id": .let("id"), "page": .wildcard]` with labels, `[.let("x")]` without.
package struct SwiftPatterns: Sendable {
  /// A literal keeps the array that it comes in.
  private enum Storage: Sendable {
    case unlabelled([SwiftPattern])
    case labelled([SwiftPatternElement])
  }

  private let storage: Storage

  package init(_ list: [SwiftPatternElement]) {
    storage = .labelled(list)
  }

  package init(unlabelled list: [SwiftPattern]) {
    storage = .unlabelled(list)
  }

  package var isEmpty: Bool { count == 0 }

  var count: Int {
    switch storage {
    case .unlabelled(let patterns): patterns.count
    case .labelled(let list): list.count
    }
  }

  subscript(place: Int) -> SwiftPatternElement {
    switch storage {
    case .unlabelled(let patterns): (nil, patterns[place])
    case .labelled(let list): list[place]
    }
  }
}

/// A pattern with the label in front of it, such as `("id", .let("id"))`.
package typealias SwiftPatternElement = (SwiftIdentifier?, SwiftPattern)

extension SwiftPatterns: ExpressibleByArrayLiteral {
  package init(arrayLiteral patterns: SwiftPattern...) {
    storage = .unlabelled(patterns)
  }
}

extension SwiftPatterns: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral pairs: (SwiftIdentifier?, SwiftPattern)...) {
    storage = .labelled(pairs)
  }
}
