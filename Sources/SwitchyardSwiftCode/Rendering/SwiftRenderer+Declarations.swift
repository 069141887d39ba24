/// Types, cases and what stands in front of a declaration.
extension SwiftRenderer {
  /// What has been written of the members of one scope.
  struct Scope {
    /// The last one; nil where there is none yet.
    var previous: SwiftDeclaration?
    var isAfterOneLine = false
    /// Whether something else stands above the first, on lines of its own.
    var followsHead = false
  }

  mutating func declarations(_ declarations: [SwiftDeclaration]) {
    var scope = Scope()
    self.declarations(declarations, in: &scope)
  }

  /// Members of one scope, each on fresh lines, with a blank line where the two on its sides are not of one row.
  mutating func declarations(_ declarations: [SwiftDeclaration], in scope: inout Scope) {
    for declaration in declarations {
      let mark = output.count
      let isFirst = scope.previous == nil
      let continuesRow = scope.previous.map { declaration.continuesRow(of: $0) } ?? !scope.followsHead
      let isCase = declaration.isCase
      let mayStayClose = continuesRow && (isFirst || isCase || scope.isAfterOneLine)
      if !isFirst { newline() }
      if !mayStayClose { blankLine() }
      let line = lineStart
      self.declaration(declaration)
      let isOneLine = lineStart == line
      if mayStayClose, !isFirst, !isCase, !isOneLine { insertLineBreak(at: mark) }
      scope.isAfterOneLine = isOneLine
      scope.previous = declaration
    }
  }

  mutating func declaration(_ declaration: SwiftDeclaration) {
    if isFlat { return overflow() }
    doc(declaration.doc)
    attributes(of: declaration)
    let access = declaration.access ?? memberAccess
    if declaration.carriesAccess, let keyword = access.keyword {
      write(keyword)
      write(" ")
    }
    for modifier in declaration.modifiers {
      write(modifier.text)
      write(" ")
    }
    switch declaration.kind {
    case .type(let type): self.type(type, access: access)
    case .enumCase(let identifier, let payload, let rawValue): enumCase(identifier, payload, rawValue)
    case .function(let function): self.function(function)
    case .variable(let variable): self.variable(variable)
    case .typealias(let identifier, let type):
      write("typealias ")
      name(identifier, as: .type)
      write(" = ")
      self.type(type)
    case .associatedType(let identifier, let bounds):
      write("associatedtype ")
      name(identifier, as: .type)
      inheritance(bounds)
    case .comment(let text): comment(text)
    case .compiled(let condition, let body, let others): compiled(condition, body, others)
    case .import(let one): self.import(one)
    }
  }

  /// One with arguments stands on a line of its own, as do all of them over a type or a function.
  private mutating func attributes(of declaration: SwiftDeclaration) {
    for attribute in declaration.attributes {
      self.attribute(attribute)
      if attribute.isLong || !declaration.isProperty { newline() } else { write(" ") }
    }
  }

  private mutating func type(_ type: SwiftTypeDeclaration, access: SwiftAccess) {
    let fits = fitsOnLine { renderer in
      renderer.write(type.keyword.text)
      renderer.write(" ")
      renderer.type(type.name)
      renderer.generics(type.generics)
      renderer.inheritance(type.inherits)
      renderer.requirements(type.requirements)
      renderer.write(" {")
    }
    if !fits { brokenHead(of: type) }
    let outer = memberAccess
    memberAccess = type.accessOfMembers(under: access)
    if !type.members.isEmpty {
      indented { renderer in
        renderer.newline()
        renderer.declarations(type.members)
      }
      newline()
    }
    memberAccess = outer
    write("}")
  }

  private mutating func brokenHead(of type: SwiftTypeDeclaration) {
    write(type.keyword.text)
    write(" ")
    self.type(type.name)
    generics(type.generics)
    if !type.inherits.isEmpty {
      write(":")
      indented { renderer in
        renderer.newline()
        renderer.reservingOnly(1) { $0.filledList(type.inherits) { $0.type($1) } }
      }
    }
    newline()
    if !type.requirements.isEmpty {
      clause(type.requirements)
      write(" ")
    }
    write("{")
  }

  private mutating func inheritance(_ types: [SwiftType]) {
    if types.isEmpty { return }
    write(": ")
    flatList(types) { $0.type($1) }
  }

  private mutating func enumCase(
    _ identifier: SwiftIdentifier, _ payload: [SwiftParameter], _ rawValue: SwiftExpression?
  ) {
    write("case ")
    name(identifier, as: .declaration)
    if !payload.isEmpty {
      let fits = fitsOnLine { renderer in
        renderer.write("(")
        renderer.flatList(payload) { $0.parameter($1) }
        renderer.write(")")
      }
      if !fits { brokenParameters(payload) }
    }
    if let rawValue {
      write(" = ")
      expression(rawValue)
    }
  }

  private mutating func compiled(
    _ condition: SwiftFixedText, _ body: [SwiftDeclaration], _ others: [SwiftDeclaration]
  ) {
    write("#if ")
    write(condition.text)
    newline()
    declarations(body)
    newline()
    if !others.isEmpty {
      write("#else")
      newline()
      declarations(others)
      newline()
    }
    write("#endif")
  }

  /// One file that says `package import` makes a plain `import` in every other file of the module an error, unless imports
  /// are internal by default; and where they are, `package` declarations need the word.
  mutating func `import`(_ one: SwiftImport) {
    guard one.access == .package else { return plainImport(one) }
    write("#if hasFeature(InternalImportsByDefault)")
    newline()
    plainImport(one)
    newline()
    write("#else")
    newline()
    plainImport(SwiftImport(one.module, attributes: one.attributes))
    newline()
    write("#endif")
  }

  private mutating func plainImport(_ one: SwiftImport) {
    for attribute in one.attributes {
      self.attribute(attribute)
      write(" ")
    }
    if let access = one.access {
      write(access.keyword ?? "internal")
      write(" ")
    }
    write("import ")
    name(one.module, as: .type)
  }
}

extension SwiftDeclaration {
  /// Whether it can say who may use it.
  var carriesAccess: Bool {
    switch kind {
    case .type(let type): type.keyword != .extension
    case .function, .variable, .typealias: true
    case .enumCase, .associatedType, .comment, .compiled, .import: false
    }
  }

  /// Cases stand close together, whatever is said above them.
  var isCase: Bool {
    if case .enumCase = kind { true } else { false }
  }

  var isProperty: Bool {
    if case .variable = kind { true } else { false }
  }

  /// Whether it may follow the one before without a blank line, if both take one line: stored properties, imports in a
  /// row.
  func continuesRow(of previous: SwiftDeclaration) -> Bool {
    switch (previous.kind, kind) {
    case (.comment(let text), _): !text.hasPrefix("MARK:")
    case (.enumCase, .enumCase), (.typealias, .typealias), (.import, .import), (.associatedType, .associatedType): true
    case (.variable(let first), .variable(let second)): first.isStored == second.isStored
    default: false
    }
  }
}

extension SwiftTypeDeclaration {
  /// What members carry: an extension's all of it, since it cannot carry it itself; a type's only what opens them up.
  fileprivate func accessOfMembers(under access: SwiftAccess) -> SwiftAccess {
    switch (keyword, access) {
    case (.protocol, _): .internal
    case (.extension, _), (_, .public), (_, .package): access
    case (_, .internal), (_, .fileprivate), (_, .private): .internal
    }
  }
}

extension SwiftVariable {
  fileprivate var isStored: Bool {
    switch accessors {
    case .stored, .observed: true
    case .computed, .computedWithSetter, .requirement: false
    }
  }
}

extension SwiftAttribute {
  var isLong: Bool {
    if case .none = arguments { false } else { true }
  }
}
