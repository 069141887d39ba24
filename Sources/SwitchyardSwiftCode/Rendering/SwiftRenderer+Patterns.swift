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
      list("(", elements, ")") { $0.element($1) }
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

  private mutating func payload(_ elements: [SwiftPatternElement]) {
    if elements.isEmpty { return }
    list("(", elements, ")") { $0.element($1) }
  }

  private mutating func element(_ element: SwiftPatternElement) {
    if !element.repeatsLabel { label(element.label) }
    pattern(element.pattern)
  }
}

extension SwiftPatternElement {
  /// `id: let id` is written `let id`.
  fileprivate var repeatsLabel: Bool {
    if case .let(let identifier) = pattern { identifier == label } else { false }
  }
}
