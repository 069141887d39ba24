/// What a value is matched against: `.post(let id)`, `_`, `.a?`, `1`.
package indirect enum SwiftPattern: Sendable {
  case wildcard
  /// `let name`
  case `let`(SwiftIdentifier)
  /// `.name` or `.name(…)`
  case `case`(SwiftIdentifier, [SwiftPatternElement] = [])
  /// `Type.name(…)`
  case qualifiedCase(SwiftType, SwiftIdentifier, [SwiftPatternElement] = [])
  case tuple([SwiftPatternElement])
  /// `pattern?`
  case optional(SwiftPattern)
  /// `is Type`
  case `is`(SwiftType)
  /// `let name as Type`
  case cast(SwiftIdentifier, SwiftType)
  case expression(SwiftExpression)
}

/// One place of a case's payload, with or without its label.
package struct SwiftPatternElement: Sendable {
  package var label: SwiftIdentifier?
  package var pattern: SwiftPattern

  package init(_ label: SwiftIdentifier? = nil, _ pattern: SwiftPattern) {
    self.label = label
    self.pattern = pattern
  }
}
