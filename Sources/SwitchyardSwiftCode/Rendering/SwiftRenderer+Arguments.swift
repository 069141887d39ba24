/// What stands between brackets: arguments, elements, the inside of a closure.
extension SwiftRenderer {
  mutating func arguments(_ arguments: SwiftArguments, broken: Bool) {
    bracketed("(", arguments, ")", broken: broken)
  }

  /// One argument a line, even where they would fit: what follows does not.
  mutating func brokenArguments(_ arguments: SwiftArguments) {
    inBrackets { renderer in
      renderer.brokenList("(", 0..<arguments.count, ")") { $0.argument(arguments[$1]) }
    }
  }

  mutating func subscripted(_ arguments: SwiftArguments, broken: Bool) {
    bracketed("[", arguments, "]", broken: broken)
  }

  private mutating func bracketed(
    _ open: StaticString, _ arguments: SwiftArguments, _ close: StaticString, broken: Bool
  ) {
    inBrackets { renderer in
      guard broken, arguments.count == 1, renderer.canHug(arguments[0]) else {
        return renderer.list(open, 0..<arguments.count, close) { $0.argument(arguments[$1]) }
      }
      renderer.write(open)
      renderer.reserving(1) { $0.argument(arguments[0]) }
      renderer.write(close)
    }
  }

  /// Whether the value's own brackets may open behind the parenthesis on this line, as in `f([`.
  private func canHug(_ argument: SwiftArgument) -> Bool {
    let label = argument.0.map { $0.text.utf8.count + 4 } ?? 0
    return argument.1.canHug && column + label + 2 <= Self.margin
  }

  private mutating func argument(_ argument: SwiftArgument) {
    label(argument.0)
    expression(argument.1)
  }

  mutating func array(_ elements: [SwiftExpression], broken: Bool) {
    inBrackets { renderer in
      if !broken {
        renderer.flatCollection(elements) { $0.expression($1) }
      } else if elements.count > 1, elements.allSatisfy(\.isLeaf) {
        renderer.filledArray(elements)
      } else {
        renderer.brokenList("[", elements, "]", trailingComma: true) { $0.expression($1) }
      }
    }
  }

  /// Small elements share lines.
  private mutating func filledArray(_ elements: [SwiftExpression]) {
    write("[")
    indented { renderer in
      renderer.newline()
      renderer.reservingOnly(0) { $0.filledList(elements) { $0.expression($1) } }
      renderer.write(",")
    }
    newline()
    write("]")
  }

  mutating func dictionary(_ elements: [SwiftDictionaryElement], broken: Bool) {
    if elements.isEmpty { return write("[:]") }
    inBrackets { renderer in
      if broken {
        renderer.brokenList("[", elements, "]", trailingComma: true) { $0.element($1) }
      } else {
        renderer.flatCollection(elements) { $0.element($1) }
      }
    }
  }

  private mutating func element(_ element: SwiftDictionaryElement) {
    expression(element.key)
    write(": ")
    expression(element.value)
  }

  private mutating func flatCollection<Element>(
    _ elements: [Element], _ write: (inout SwiftRenderer, Element) -> Void
  ) {
    self.write("[")
    flatList(elements, write)
    self.write("]")
    // swift-format keeps a column for the comma that would stand there if it were broken.
    if isFlat, column + reserved >= Self.margin, !isUnbreakable { overflow() }
  }
}

extension SwiftExpression {
  /// Whether it has brackets of its own, into which it is broken.
  fileprivate var canHug: Bool {
    switch self {
    case .array, .dictionary, .closure: true
    case .literal(let text): text.form == .block
    default: false
    }
  }
}
