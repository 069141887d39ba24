/// A type as it is written in a declaration: `Int`, `[CourierRoute]?`, `some Hashable`.
///
/// A literal stands for the type that it spells: `let key: SwiftType = "[String: Int]"`.
package enum SwiftType: Sendable {
  case fixed(SwiftFixedText)
  case named(SwiftIdentifier)
  /// `Outer.Inner`
  indirect case member(SwiftType, SwiftIdentifier)
  /// `Set<Int>`
  indirect case generic(SwiftType, [SwiftType])
  indirect case optional(SwiftType)
  indirect case array(SwiftType)
  indirect case dictionary(SwiftType, SwiftType)
  /// `(id: Int, String)`; with one element that has no label, a type in parentheses.
  case tuple([SwiftTupleElement])
  /// `(Int) async -> Void`
  indirect case function([SwiftType], effects: [SwiftEffect] = [], returns: SwiftType)
  indirect case some(SwiftType)
  indirect case any(SwiftType)
  /// `A & B`
  case composition([SwiftType])
  /// `inout State`
  indirect case `inout`(SwiftType)
  /// `@escaping () -> Void`; of two attributes, one around the other.
  indirect case attributed(SwiftAttribute, SwiftType)
}

extension SwiftType: ExpressibleByStringLiteral {
  package init(stringLiteral text: StaticString) {
    self = .fixed(SwiftFixedText(stringLiteral: text))
  }
}

/// One place of a tuple type.
package struct SwiftTupleElement: Sendable {
  package var label: SwiftIdentifier?
  package var type: SwiftType

  package init(_ type: SwiftType) {
    self.type = type
  }

  package init(_ label: SwiftIdentifier, _ type: SwiftType) {
    self.label = label
    self.type = type
  }
}

/// What a function may do besides returning.
package enum SwiftEffect: Sendable {
  case async
  case `throws`

  var text: StaticString {
    switch self {
    case .async: "async"
    case .throws: "throws"
    }
  }
}
