/// What stands between the parentheses of a call, a tuple or a subscript.
///
/// Reads like Swift: `["id": "event.id", "page": 1]` with labels, `["a", "b"]` without, and `[nil: "x", "by": 2]`
/// where some have one.
package struct SwiftArguments: Sendable {
  package var list: [SwiftArgument]

  package init(_ list: [SwiftArgument]) {
    self.list = list
  }

  var isEmpty: Bool { list.isEmpty }
}

/// A value with the label in front of it.
package struct SwiftArgument: Sendable {
  package var label: SwiftIdentifier?
  package var value: SwiftExpression

  package init(_ label: SwiftIdentifier? = nil, _ value: SwiftExpression) {
    self.label = label
    self.value = value
  }
}

extension SwiftArguments: ExpressibleByArrayLiteral {
  package init(arrayLiteral values: SwiftExpression...) {
    list = values.map { SwiftArgument(nil, $0) }
  }
}

extension SwiftArguments: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral pairs: (SwiftIdentifier?, SwiftExpression)...) {
    list = pairs.map { SwiftArgument($0, $1) }
  }
}
