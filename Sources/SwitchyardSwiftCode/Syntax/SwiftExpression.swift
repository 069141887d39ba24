/// Something that has a value: `state.path`, `.push(.post(id: event.id))`, `[1, 2]`, `a && !b`.
///
/// Literals stand for themselves: `3` and `true` for those, `[a, b]` for an array, and a *string* for the name or the
/// path of names that it spells: `"event.id"`. A string's value is written `.string(text)`, and nil `.nil`: a bare `nil`
/// says that there is no expression.
package enum SwiftExpression: Sendable {
  case path(SwiftFixedText)
  case name(SwiftIdentifier)
  case `nil`
  case boolean(Bool)
  case integer(Int)
  case double(Double)
  case literal(SwiftStringLiteral)
  /// `"/posts/\(id)"`
  case interpolation([SwiftInterpolation])
  case array([SwiftExpression])
  case dictionary([SwiftDictionaryElement])
  case tuple(SwiftArguments)
  /// `base.name`
  indirect case member(SwiftExpression, SwiftIdentifier)
  /// `.name`
  case implicitMember(SwiftIdentifier)
  /// `.name(arguments)`, of which generated code is full: so it takes no box of its own.
  case implicitCall(SwiftIdentifier, SwiftArguments)
  /// `callee(arguments) { … }`
  indirect case call(SwiftExpression, SwiftArguments = [], trailing: SwiftClosure? = nil)
  /// `base[arguments]`
  indirect case `subscript`(SwiftExpression, SwiftArguments)
  /// `base?`, so that `.member(.chained(base), name)` is `base?.name`.
  indirect case chained(SwiftExpression)
  indirect case closure(SwiftClosure)
  indirect case not(SwiftExpression)
  indirect case negative(SwiftExpression)
  /// `&state`
  indirect case address(SwiftExpression)
  indirect case binary(SwiftExpression, SwiftOperator, SwiftExpression)
  indirect case ternary(SwiftExpression, then: SwiftExpression, else: SwiftExpression)
  indirect case cast(SwiftExpression, SwiftCast, SwiftType)
  indirect case `try`(SwiftExpression)
  /// `try? x`
  indirect case optionalTry(SwiftExpression)
  indirect case await(SwiftExpression)
  /// A type where a value is expected: `[Int]` in `[Int]()`, `Set<Int>` in `Set<Int>.self`.
  indirect case type(SwiftType)
  /// `Set<Int>.self`
  indirect case metatype(SwiftType)
  /// `UUID.init(uuidString:)` as a function to pass; without labels `Int.init`
  indirect case initializer(SwiftType, labels: [SwiftIdentifier] = [])
  /// `\.name`, `\Root.name`; of no names, `\.self`
  indirect case keyPath(SwiftType? = nil, [SwiftIdentifier])
  /// `#name(arguments)`
  indirect case macro(SwiftIdentifier, SwiftArguments = [])
  /// `$name`, a property wrapper's projection.
  case projection(SwiftIdentifier)
}

extension SwiftExpression {
  /// Any text as the value of a string.
  package static func string(_ text: String) -> SwiftExpression {
    .literal(SwiftStringLiteral(text))
  }

  /// `.name(arguments)`
  package static func implicitMember(_ name: SwiftIdentifier, _ arguments: SwiftArguments) -> SwiftExpression {
    .implicitCall(name, arguments)
  }

  /// `(inner)`
  package static func parenthesized(_ inner: SwiftExpression) -> SwiftExpression {
    .tuple([inner])
  }
}

extension SwiftExpression: ExpressibleByStringLiteral {
  package init(stringLiteral text: StaticString) {
    self = .path(SwiftFixedText(path: text))
  }
}

extension SwiftExpression: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self = .integer(value) }
}

extension SwiftExpression: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension SwiftExpression: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: SwiftExpression...) { self = .array(elements) }
}

/// A piece of a string with values in it.
package enum SwiftInterpolation: Sendable {
  case text(String)
  case value(SwiftExpression)
}

/// One entry of a dictionary literal.
package struct SwiftDictionaryElement: Sendable {
  package var key: SwiftExpression
  package var value: SwiftExpression

  package init(_ key: SwiftExpression, _ value: SwiftExpression) {
    self.key = key
    self.value = value
  }
}
