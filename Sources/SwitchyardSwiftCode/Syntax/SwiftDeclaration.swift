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

extension SwiftDeclaration {
  /// A requirement of a protocol as a type meets it: without what documents it there, and with a body.
  package func implemented(by body: [SwiftStatement]) -> SwiftDeclaration {
    var declaration = self
    declaration.doc = nil
    switch kind {
    case .function(var function):
      function.body = body
      declaration.kind = .function(function)
    case .variable(var variable):
      variable.accessors = .computed(body)
      declaration.kind = .variable(variable)
    default: break
    }
    return declaration
  }
}
