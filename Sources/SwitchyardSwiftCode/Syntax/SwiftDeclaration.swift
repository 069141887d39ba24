/// Something with a name: a type, a function, a property, a case; with what is said in front of it.
package struct SwiftDeclaration: Sendable {
  package var doc: String?
  package var attributes: [SwiftAttribute]
  /// Nil for the file's.
  package var access: SwiftAccess?
  package var modifiers: [SwiftModifier]
  package var kind: Kind

  package indirect enum Kind: Sendable {
    case type(SwiftTypeDeclaration)
    case enumCase(SwiftIdentifier, [SwiftParameter], rawValue: SwiftExpression?)
    case function(SwiftFunction)
    case variable(SwiftVariable)
    case `typealias`(SwiftIdentifier, SwiftType)
    case associatedType(SwiftIdentifier, [SwiftType])
    /// A `//` comment between declarations, such as `MARK: - Links`.
    case comment(String)
    /// `#if canImport(UIKit)` … `#else` … `#endif`
    case compiled(if: SwiftFixedText, [SwiftDeclaration], else: [SwiftDeclaration])
    /// An import inside `#if`; the file's own stand in its list.
    case `import`(SwiftImport)
  }

  init(
    _ kind: Kind, doc: String? = nil, attributes: [SwiftAttribute] = [], access: SwiftAccess? = nil,
    modifiers: [SwiftModifier] = []
  ) {
    self.doc = doc
    self.attributes = attributes
    self.access = access
    self.modifiers = modifiers
    self.kind = kind
  }
}

/// A word between the access level and the keyword.
package enum SwiftModifier: Sendable {
  case `static`, mutating, override, final, nonisolated, indirect, convenience, required, lazy, weak, privateSet

  var text: StaticString {
    switch self {
    case .static: "static"
    case .mutating: "mutating"
    case .override: "override"
    case .final: "final"
    case .nonisolated: "nonisolated"
    case .indirect: "indirect"
    case .convenience: "convenience"
    case .required: "required"
    case .lazy: "lazy"
    case .weak: "weak"
    case .privateSet: "private(set)"
    }
  }
}

/// An enum, a struct, a class, a protocol or an extension.
package struct SwiftTypeDeclaration: Sendable {
  enum Keyword: Sendable {
    case `enum`, `struct`, `class`, actor, `protocol`, `extension`

    var text: StaticString {
      switch self {
      case .enum: "enum"
      case .struct: "struct"
      case .class: "class"
      case .actor: "actor"
      case .protocol: "protocol"
      case .extension: "extension"
      }
    }
  }

  var keyword: Keyword
  var name: SwiftType
  var generics: [SwiftGenericParameter] = []
  var inherits: [SwiftType] = []
  var requirements: [SwiftRequirement] = []
  var members: [SwiftDeclaration]
}

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

/// A function, an initialiser or a subscript; without a body, a protocol's requirement.
package struct SwiftFunction: Sendable {
  enum Name: Sendable {
    case function(SwiftIdentifier)
    case binaryOperator(SwiftOperator)
    case initializer(isFailable: Bool)
    case `subscript`
  }

  var name: Name
  var generics: [SwiftGenericParameter] = []
  var parameters: [SwiftParameter]
  var effects: [SwiftEffect] = []
  var returns: SwiftType?
  var requirements: [SwiftRequirement] = []
  var body: [SwiftStatement]?
}

/// A parameter of a function, or a place of a case's payload.
package struct SwiftParameter: Sendable {
  enum Label: Sendable {
    case asName
    case none
    case named(SwiftIdentifier)
  }

  var label: Label
  /// Nil for a payload without a label.
  var name: SwiftIdentifier?
  var type: SwiftType
  var value: SwiftExpression?

  /// `name: Type = value`
  package init(_ name: SwiftIdentifier, _ type: SwiftType, default value: SwiftExpression? = nil) {
    self.init(label: .asName, name: name, type: type, value: value)
  }

  /// `label name: Type = value`
  package init(
    _ label: SwiftIdentifier, _ name: SwiftIdentifier, _ type: SwiftType, default value: SwiftExpression? = nil
  ) {
    self.init(label: .named(label), name: name, type: type, value: value)
  }

  /// `_ name: Type = value`
  package static func unlabelled(
    _ name: SwiftIdentifier, _ type: SwiftType, default value: SwiftExpression? = nil
  ) -> SwiftParameter {
    SwiftParameter(label: .none, name: name, type: type, value: value)
  }

  /// A payload without a label: `Type = value`.
  package static func unnamed(_ type: SwiftType, default value: SwiftExpression? = nil) -> SwiftParameter {
    SwiftParameter(label: .none, name: nil, type: type, value: value)
  }

  private init(label: Label, name: SwiftIdentifier?, type: SwiftType, value: SwiftExpression?) {
    self.label = label
    self.name = name
    self.type = type
    self.value = value
  }
}

/// A constant or a variable, stored or computed.
package struct SwiftVariable: Sendable {
  enum Accessors: Sendable {
    case stored
    /// A getter alone.
    case computed([SwiftStatement])
    case computedWithSetter(get: [SwiftStatement], set: [SwiftStatement])
    case observed(didSet: [SwiftStatement])
    /// A protocol's `{ get }` or `{ get set }`.
    case requirement(settable: Bool)
  }

  var isConstant: Bool
  var name: SwiftIdentifier
  var type: SwiftType?
  var value: SwiftExpression?
  var accessors: Accessors
}
