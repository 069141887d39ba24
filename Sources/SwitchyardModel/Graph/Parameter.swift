package import SwitchyardDiagnostics

/// A parameter of a screen, or an item of an event's payload.
package struct Parameter: Sendable {
  package var name: String
  package var type: ValueType
  /// What stands behind `=`, already checked against the type.
  package var defaultValue: Literal?
  /// Whether something stands behind `=` that has a fault and was left out.
  package var hasFaultyDefault = false
  package var declaredAt: SourceSpan

  package init(name: String, type: ValueType, defaultValue: Literal? = nil, declaredAt: SourceSpan) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.declaredAt = declaredAt
  }
}

/// `Int`, `Int?`, `[Int]` or `[Int]?`.
package struct ValueType: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case string
    case int
    case double
    case bool
    case uuid
    case url
    case date
    case declared(TypeID)
  }

  package var base: Base
  package var isArray: Bool
  package var isOptional: Bool

  package init(_ base: Base, isArray: Bool = false, isOptional: Bool = false) {
    self.base = base
    self.isArray = isArray
    self.isOptional = isOptional
  }

  /// Whether a value of this type can be given where `other` is asked for: T for T and T?, T? only for T?.
  package func fits(_ other: ValueType) -> Bool {
    base == other.base && isArray == other.isArray && (!isOptional || other.isOptional)
  }
}

/// A value that stands in the spec, typed.
package indirect enum Literal: Hashable, Sendable {
  case string(String)
  case int(Int64)
  case double(Double)
  case bool(Bool)
  /// The 36 characters, in upper case.
  case uuid(String)
  case url(String)
  /// ISO 8601, as written.
  case date(String)
  /// A case of a generated enum.
  case enumCase(TypeID, Int)
  case array([Literal])
  case `nil`
}
