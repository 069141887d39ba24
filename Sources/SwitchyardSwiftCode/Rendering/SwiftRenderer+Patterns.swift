/// What values are matched against.
extension SwiftRenderer {
  mutating func pattern(_ pattern: SwiftPattern) {
    switch pattern {
    case .wildcard: write("_")
    case .let(let identifier):
      write("let ")
      name(identifier, as: .binding)
    case .case(let identifier, let elements):
      write(".")
      name(identifier, as: .member)
      payload(elements)
    case .qualifiedCase(let type, let identifier, let elements):
      self.type(type)
      write(".")
      name(identifier, as: .member)
      payload(elements)
    case .tuple(let elements):
      list("(", 0..<elements.count, ")") { $0.element(elements[$1]) }
    case .optional(let inner):
      self.pattern(inner)
      write("?")
    case .is(let type):
      write("is ")
      self.type(type)
    case .cast(let identifier, let type):
      write("let ")
      name(identifier, as: .binding)
      write(" as ")
      self.type(type)
    case .expression(let value):
      expression(value)
    }
  }

  private mutating func payload(_ elements: SwiftPatterns) {
    if elements.isEmpty { return }
    list("(", 0..<elements.count, ")") { $0.element(elements[$1]) }
  }

  /// `id: let id` is written `let id`.
  private mutating func element(_ element: SwiftPatternElement) {
    if case (let label, .let(let identifier)) = element, identifier == label {
      pattern(element.1)
    } else {
      label(element.0)
      pattern(element.1)
    }
  }
}
