/// Functions, initialisers, subscripts and properties.
extension SwiftRenderer {
  mutating func function(_ function: SwiftFunction) {
    let fits = fitsOnLine { renderer in
      renderer.flatHead(of: function)
      renderer.requirements(function.requirements)
      if function.body != nil { renderer.write(" {") }
    }
    if !fits {
      brokenHead(of: function)
    }
    guard let statements = function.body else { return }
    body(statements)
    write("}")
  }

  private mutating func flatHead(of function: SwiftFunction) {
    name(of: function)
    write("(")
    flatList(function.parameters) { $0.parameter($1) }
    write(")")
    result(of: function)
  }

  private mutating func name(of function: SwiftFunction) {
    switch function.name {
    case .function(let identifier):
      write("func ")
      name(identifier, as: .declaration)
    case .binaryOperator(let symbol):
      write("func ")
      write(symbol.text)
      write(" ")
    case .initializer(let isFailable):
      write(isFailable ? "init?" : "init")
    case .subscript:
      write("subscript")
    }
    generics(function.generics)
  }

  private mutating func result(of function: SwiftFunction) {
    effects(function.effects)
    if let result = function.returns {
      write(" -> ")
      type(result)
    }
  }

  private mutating func brokenHead(of function: SwiftFunction) {
    let isWhereTooLong = fitsOnLine { renderer in
      if function.requirements.isEmpty { return renderer.overflow() }
      renderer.flatHead(of: function)
    }
    if !isWhereTooLong {
      name(of: function)
      if function.parameters.isEmpty {
        write("()")
      } else {
        brokenParameters(function.parameters)
      }
      result(of: function)
    }
    if !function.requirements.isEmpty {
      newline()
      clause(function.requirements)
    }
    if function.body != nil { write(" {") }
  }

  /// As many parameters a line as there is room for, between an opening that ends its line and a closing that begins one.
  mutating func brokenParameters(_ parameters: [SwiftParameter]) {
    write("(")
    indented { renderer in
      renderer.newline()
      renderer.reservingOnly(0) { $0.filledList(parameters) { $0.parameter($1) } }
    }
    newline()
    write(")")
  }

  mutating func parameter(_ parameter: SwiftParameter) {
    switch parameter.label {
    case .asName:
      // The one word is label and name at once, and backticks where it is read do not hang on those here.
      if let identifier = parameter.name { name(identifier, as: .parameter) }
      write(": ")
    case .named(let label):
      name(label, as: .parameter)
      if let identifier = parameter.name {
        write(" ")
        name(identifier, as: .binding)
      }
      write(": ")
    case .none:
      if let identifier = parameter.name {
        write("_ ")
        name(identifier, as: .binding)
        write(": ")
      }
    }
    type(parameter.type)
    if let value = parameter.value {
      write(" = ")
      expression(value)
    }
  }

  mutating func variable(_ variable: SwiftVariable) {
    write(variable.isConstant ? "let " : "var ")
    name(variable.name, as: .declaration)
    if let type = variable.type {
      write(": ")
      self.type(type)
    }
    if let value = variable.value { assigned(value) }
    switch variable.accessors {
    case .stored: break
    case .requirement(let settable): write(settable ? " { get set }" : " { get }")
    case .computed(let getter): shortBlock(getter)
    case .computedWithSetter(let getter, let setter): accessors("get ", getter, "set ", setter)
    case .observed(let observer): accessors("didSet ", observer, nil, [])
    }
  }

  /// ` { value }` where it is short, and over several lines otherwise.
  private mutating func shortBlock(_ statements: [SwiftStatement]) {
    if statements.count == 1, statements[0].isShort {
      let fits = fitsOnLine { renderer in
        renderer.write(" { ")
        renderer.onlyStatement(statements[0])
        renderer.write(" }")
      }
      if fits { return }
    }
    write(" ")
    block(statements)
  }

  private mutating func accessors(
    _ first: StaticString, _ body: [SwiftStatement], _ second: StaticString?, _ other: [SwiftStatement]
  ) {
    write(" {")
    indented { renderer in
      renderer.newline()
      renderer.write(first)
      renderer.block(body)
      if let second {
        renderer.newline()
        renderer.write(second)
        renderer.block(other)
      }
    }
    newline()
    write("}")
  }
}
