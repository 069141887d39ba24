/// The forms of a declaration, written in the order in which Swift writes them.
extension SwiftDeclaration {
  package static func `enum`(
    _ name: SwiftIdentifier, generics: [SwiftGenericParameter] = [], inherits: [SwiftType] = [], doc: String? = nil,
    attributes: [SwiftAttribute] = [], access: SwiftAccess? = nil, modifiers: [SwiftModifier] = [],
    _ members: [SwiftDeclaration]
  ) -> SwiftDeclaration {
    let type = SwiftTypeDeclaration(
      keyword: .enum, name: .named(name), generics: generics, inherits: inherits, members: members)
    return SwiftDeclaration(.type(type), doc: doc, attributes: attributes, access: access, modifiers: modifiers)
  }

  package static func `struct`(
    _ name: SwiftIdentifier, generics: [SwiftGenericParameter] = [], inherits: [SwiftType] = [], doc: String? = nil,
    attributes: [SwiftAttribute] = [], access: SwiftAccess? = nil, modifiers: [SwiftModifier] = [],
    _ members: [SwiftDeclaration]
  ) -> SwiftDeclaration {
    let type = SwiftTypeDeclaration(
      keyword: .struct, name: .named(name), generics: generics, inherits: inherits, members: members)
    return SwiftDeclaration(.type(type), doc: doc, attributes: attributes, access: access, modifiers: modifiers)
  }

  package static func `class`(
    _ name: SwiftIdentifier, generics: [SwiftGenericParameter] = [], inherits: [SwiftType] = [], doc: String? = nil,
    attributes: [SwiftAttribute] = [], access: SwiftAccess? = nil, modifiers: [SwiftModifier] = [.final],
    _ members: [SwiftDeclaration]
  ) -> SwiftDeclaration {
    let type = SwiftTypeDeclaration(
      keyword: .class, name: .named(name), generics: generics, inherits: inherits, members: members)
    return SwiftDeclaration(.type(type), doc: doc, attributes: attributes, access: access, modifiers: modifiers)
  }

  package static func `protocol`(
    _ name: SwiftIdentifier, inherits: [SwiftType] = [], doc: String? = nil, attributes: [SwiftAttribute] = [],
    access: SwiftAccess? = nil, modifiers: [SwiftModifier] = [], _ requirements: [SwiftDeclaration]
  ) -> SwiftDeclaration {
    let type = SwiftTypeDeclaration(
      keyword: .protocol, name: .named(name), inherits: inherits, members: requirements)
    return SwiftDeclaration(.type(type), doc: doc, attributes: attributes, access: access, modifiers: modifiers)
  }

  /// Its members carry the access level; Swift lets an extension with a conformance carry none itself.
  package static func `extension`(
    _ extended: SwiftType, inherits: [SwiftType] = [], where requirements: [SwiftRequirement] = [],
    doc: String? = nil, attributes: [SwiftAttribute] = [], access: SwiftAccess? = nil,
    modifiers: [SwiftModifier] = [], _ members: [SwiftDeclaration]
  ) -> SwiftDeclaration {
    let type = SwiftTypeDeclaration(
      keyword: .extension, name: extended, inherits: inherits, requirements: requirements, members: members)
    return SwiftDeclaration(.type(type), doc: doc, attributes: attributes, access: access, modifiers: modifiers)
  }

  package static func `case`(
    _ name: SwiftIdentifier, _ payload: [SwiftParameter] = [], rawValue: SwiftExpression? = nil, doc: String? = nil,
    attributes: [SwiftAttribute] = []
  ) -> SwiftDeclaration {
    SwiftDeclaration(.enumCase(name, payload, rawValue: rawValue), doc: doc, attributes: attributes)
  }

  /// Without a body, a protocol's requirement.
  package static func function(
    _ name: SwiftIdentifier, generics: [SwiftGenericParameter] = [], _ parameters: [SwiftParameter] = [],
    effects: [SwiftEffect] = [], returns: SwiftType? = nil, where requirements: [SwiftRequirement] = [],
    doc: String? = nil, attributes: [SwiftAttribute] = [], access: SwiftAccess? = nil,
    modifiers: [SwiftModifier] = [], _ body: [SwiftStatement]? = nil
  ) -> SwiftDeclaration {
    let function = SwiftFunction(
      name: .function(name), generics: generics, parameters: parameters, effects: effects, returns: returns,
      requirements: requirements, body: body)
    return SwiftDeclaration(
      .function(function), doc: doc, attributes: attributes, access: access, modifiers: modifiers)
  }

  /// `static func == (left: T, right: T) -> Bool`
  package static func `operator`(
    _ symbol: SwiftOperator, _ parameters: [SwiftParameter], returns: SwiftType, doc: String? = nil,
    attributes: [SwiftAttribute] = [], access: SwiftAccess? = nil, _ body: [SwiftStatement]
  ) -> SwiftDeclaration {
    let function = SwiftFunction(
      name: .binaryOperator(symbol), parameters: parameters, returns: returns, body: body)
    return SwiftDeclaration(
      .function(function), doc: doc, attributes: attributes, access: access, modifiers: [.static])
  }

  package static func initializer(
    isFailable: Bool = false, _ parameters: [SwiftParameter] = [], effects: [SwiftEffect] = [], doc: String? = nil,
    attributes: [SwiftAttribute] = [], access: SwiftAccess? = nil, modifiers: [SwiftModifier] = [],
    _ body: [SwiftStatement]? = nil
  ) -> SwiftDeclaration {
    let function = SwiftFunction(
      name: .initializer(isFailable: isFailable), parameters: parameters, effects: effects, body: body)
    return SwiftDeclaration(
      .function(function), doc: doc, attributes: attributes, access: access, modifiers: modifiers)
  }

  /// A subscript that can be read.
  package static func `subscript`(
    _ parameters: [SwiftParameter], returns: SwiftType, doc: String? = nil, attributes: [SwiftAttribute] = [],
    access: SwiftAccess? = nil, modifiers: [SwiftModifier] = [], _ body: [SwiftStatement]
  ) -> SwiftDeclaration {
    let function = SwiftFunction(name: .subscript, parameters: parameters, returns: returns, body: body)
    return SwiftDeclaration(
      .function(function), doc: doc, attributes: attributes, access: access, modifiers: modifiers)
  }

  package static func `let`(
    _ name: SwiftIdentifier, type: SwiftType? = nil, _ value: SwiftExpression? = nil, doc: String? = nil,
    attributes: [SwiftAttribute] = [], access: SwiftAccess? = nil, modifiers: [SwiftModifier] = []
  ) -> SwiftDeclaration {
    let variable = SwiftVariable(isConstant: true, name: name, type: type, value: value, accessors: .stored)
    return SwiftDeclaration(
      .variable(variable), doc: doc, attributes: attributes, access: access, modifiers: modifiers)
  }

  /// A stored variable.
  package static func `var`(
    _ name: SwiftIdentifier, type: SwiftType? = nil, _ value: SwiftExpression? = nil, doc: String? = nil,
    attributes: [SwiftAttribute] = [], access: SwiftAccess? = nil, modifiers: [SwiftModifier] = [],
    didSet: [SwiftStatement]? = nil
  ) -> SwiftDeclaration {
    let variable = SwiftVariable(
      isConstant: false, name: name, type: type, value: value,
      accessors: didSet.map { .observed(didSet: $0) } ?? .stored)
    return SwiftDeclaration(
      .variable(variable), doc: doc, attributes: attributes, access: access, modifiers: modifiers)
  }

  /// A computed variable.
  package static func computed(
    _ name: SwiftIdentifier, _ type: SwiftType, doc: String? = nil, attributes: [SwiftAttribute] = [],
    access: SwiftAccess? = nil, modifiers: [SwiftModifier] = [], _ getter: [SwiftStatement],
    set setter: [SwiftStatement]? = nil
  ) -> SwiftDeclaration {
    let variable = SwiftVariable(
      isConstant: false, name: name, type: type,
      accessors: setter.map { .computedWithSetter(get: getter, set: $0) } ?? .computed(getter))
    return SwiftDeclaration(
      .variable(variable), doc: doc, attributes: attributes, access: access, modifiers: modifiers)
  }

  /// A protocol's `var name: Type { get }`.
  package static func requirement(
    _ name: SwiftIdentifier, _ type: SwiftType, isSettable: Bool = false, doc: String? = nil,
    attributes: [SwiftAttribute] = [], modifiers: [SwiftModifier] = []
  ) -> SwiftDeclaration {
    let variable = SwiftVariable(
      isConstant: false, name: name, type: type, accessors: .requirement(settable: isSettable))
    return SwiftDeclaration(.variable(variable), doc: doc, attributes: attributes, modifiers: modifiers)
  }

  package static func `typealias`(
    _ name: SwiftIdentifier, _ type: SwiftType, doc: String? = nil, attributes: [SwiftAttribute] = [],
    access: SwiftAccess? = nil
  ) -> SwiftDeclaration {
    SwiftDeclaration(.typealias(name, type), doc: doc, attributes: attributes, access: access)
  }

  package static func associatedType(
    _ name: SwiftIdentifier, inherits: [SwiftType] = [], doc: String? = nil
  ) -> SwiftDeclaration {
    SwiftDeclaration(.associatedType(name, inherits), doc: doc)
  }

  /// A `//` comment between declarations; each line of the text becomes one.
  package static func comment(_ text: String) -> SwiftDeclaration {
    SwiftDeclaration(.comment(text))
  }

  /// `#if condition` … `#else` … `#endif`
  package static func compiled(
    if condition: SwiftFixedText, _ declarations: [SwiftDeclaration], else others: [SwiftDeclaration] = []
  ) -> SwiftDeclaration {
    SwiftDeclaration(.compiled(if: condition, declarations, else: others))
  }

  /// An import inside `#if`.
  package static func `import`(_ module: SwiftIdentifier, access: SwiftAccess? = nil) -> SwiftDeclaration {
    SwiftDeclaration(.import(SwiftImport(module, access: access)))
  }
}
