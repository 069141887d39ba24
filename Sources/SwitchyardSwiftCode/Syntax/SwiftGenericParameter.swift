/// `Value: Hashable` between angle brackets.
package struct SwiftGenericParameter: Sendable {
  package var name: SwiftIdentifier
  package var constraint: SwiftType?

  package init(_ name: SwiftIdentifier, _ constraint: SwiftType? = nil) {
    self.name = name
    self.constraint = constraint
  }
}

/// What a `where` asks for.
package enum SwiftRequirement: Sendable {
  case conforms(SwiftType, SwiftType)
  case equals(SwiftType, SwiftType)
}
