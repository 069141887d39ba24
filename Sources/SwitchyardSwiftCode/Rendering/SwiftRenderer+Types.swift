/// Types and attributes.
extension SwiftRenderer {
  mutating func type(_ type: SwiftType) {
    switch type {
    case .fixed(let fixed): write(fixed.text)
    case .named(let identifier): name(identifier, as: .type)
    case .member(let base, let identifier):
      operand(base)
      write(".")
      name(identifier, as: .type)
    case .generic(let base, let arguments):
      operand(base)
      write("<")
      flatList(arguments) { $0.type($1) }
      write(">")
    case .optional(let wrapped):
      operand(wrapped)
      write("?")
    case .array(let element):
      write("[")
      self.type(element)
      write("]")
    case .dictionary(let key, let value):
      write("[")
      self.type(key)
      write(": ")
      self.type(value)
      write("]")
    case .tuple(let elements):
      write("(")
      flatList(elements) { renderer, element in
        renderer.label(element.label)
        renderer.type(element.type)
      }
      write(")")
    case .function(let parameters, let effects, let result):
      write("(")
      flatList(parameters) { $0.type($1) }
      write(")")
      self.effects(effects)
      write(" -> ")
      self.type(result)
    case .some(let constraint):
      write("some ")
      self.type(constraint)
    case .any(let constraint):
      write("any ")
      self.type(constraint)
    case .composition(let parts):
      for place in parts.indices {
        if place > 0 { write(" & ") }
        operand(parts[place])
      }
    case .inout(let inner):
      write("inout ")
      self.type(inner)
    case .attributed(let attribute, let inner):
      self.attribute(attribute)
      write(" ")
      self.type(inner)
    }
  }

  /// A type that something is put behind.
  private mutating func operand(_ type: SwiftType) {
    switch type {
    case .function, .some, .any, .composition, .attributed:
      write("(")
      self.type(type)
      write(")")
    default:
      self.type(type)
    }
  }

  mutating func effects(_ effects: [SwiftEffect]) {
    for effect in effects {
      write(" ")
      write(effect.text)
    }
  }

  mutating func attribute(_ attribute: SwiftAttribute) {
    write("@")
    write(attribute.name.text)
    switch attribute.arguments {
    case .none: break
    case .fixed(let arguments):
      write("(")
      write(arguments.text)
      write(")")
    case .values(let arguments): expression(.tuple(arguments))
    case .deprecated(nil):
      write("(*, deprecated)")
    case .deprecated(let message?):
      write("(*, deprecated, message: ")
      literal(SwiftStringLiteral(message))
      write(")")
    }
  }

  mutating func generics(_ parameters: [SwiftGenericParameter]) {
    if parameters.isEmpty { return }
    write("<")
    flatList(parameters) { renderer, parameter in
      renderer.name(parameter.name, as: .type)
      guard let constraint = parameter.constraint else { return }
      renderer.write(": ")
      renderer.type(constraint)
    }
    write(">")
  }

  /// ` where A: B, C == D`; nothing where nothing is asked for.
  mutating func requirements(_ requirements: [SwiftRequirement]) {
    if requirements.isEmpty { return }
    write(" ")
    clause(requirements)
  }

  mutating func clause(_ requirements: [SwiftRequirement]) {
    write("where ")
    flatList(requirements) { renderer, requirement in
      switch requirement {
      case .conforms(let subject, let bound):
        renderer.type(subject)
        renderer.write(": ")
        renderer.type(bound)
      case .equals(let subject, let other):
        renderer.type(subject)
        renderer.write(" == ")
        renderer.type(other)
      }
    }
  }
}
