/// What stands between the parentheses of a call, a tuple or a subscript.
///
/// Reads like Swift: `["id": "event.id", "page": 1]` with labels, `["a", "b"]` without, and `[nil: "x", "by": 2]`
/// where some have one.
package struct SwiftArguments: Sendable {
  /// A literal keeps the array that it comes in.
  private enum Storage: Sendable {
    case unlabelled([SwiftExpression])
    case labelled([SwiftArgument])
  }

  private let storage: Storage

  package init(_ list: [SwiftArgument]) {
    storage = .labelled(list)
  }

  var count: Int {
    switch storage {
    case .unlabelled(let values): values.count
    case .labelled(let list): list.count
    }
  }

  subscript(place: Int) -> SwiftArgument {
    switch storage {
    case .unlabelled(let values): (nil, values[place])
    case .labelled(let list): list[place]
    }
  }

  package var isEmpty: Bool { count == 0 }
}

/// A value with the label in front of it, such as `("id", "event.id")`.
package typealias SwiftArgument = (SwiftIdentifier?, SwiftExpression)

extension SwiftArguments: ExpressibleByArrayLiteral {
  package init(arrayLiteral values: SwiftExpression...) {
    storage = .unlabelled(values)
  }
}

extension SwiftArguments: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral pairs: (SwiftIdentifier?, SwiftExpression)...) {
    storage = .labelled(pairs)
  }
}
