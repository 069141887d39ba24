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
      guard broken, arguments.count == 1, arguments[0].1.canHug else {
        return renderer.list(open, 0..<arguments.count, close) { $0.argument(arguments[$1]) }
      }
      renderer.write(open)
      renderer.reserving(1) { $0.argument(arguments[0]) }
      renderer.write(close)
    }
  }

  private mutating func argument(_ argument: SwiftArgument) {
    label(argument.0)
    expression(argument.1)
  }

  mutating func array(_ elements: [SwiftExpression], broken: Bool) {
    guard broken, !elements.isEmpty else {
      write("[")
      flatList(elements) { $0.expression($1) }
      return write("]")
    }
    guard elements.count > 1, elements.allSatisfy(\.isLeaf) else {
      return brokenList("[", elements, "]", trailingComma: true) { $0.expression($1) }
    }
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
    let element: (inout SwiftRenderer, SwiftDictionaryElement) -> Void = { renderer, element in
      renderer.expression(element.key)
      renderer.write(": ")
      renderer.expression(element.value)
    }
    if broken {
      brokenList("[", elements, "]", trailingComma: true, element)
    } else {
      write("[")
      flatList(elements, element)
      write("]")
    }
  }

  mutating func closure(_ closure: SwiftClosure, broken: Bool) {
    let fits = fitsOnLine { renderer in
      guard closure.body.isEmpty || closure.body.count == 1 && closure.body[0].isShort else {
        return renderer.overflow()
      }
      renderer.opening(of: closure)
      for statement in closure.body {
        renderer.write(" ")
        renderer.onlyStatement(statement)
      }
      renderer.write(closure.body.isEmpty && !closure.hasHead ? "}" : " }")
    }
    if fits { return }
    opening(of: closure)
    rest(of: closure)
  }

  mutating func opening(of closure: SwiftClosure) {
    write("{")
    head(of: closure)
  }

  mutating func rest(of closure: SwiftClosure) {
    body(closure.body)
    write("}")
  }

  private mutating func head(of closure: SwiftClosure) {
    guard closure.hasHead else { return }
    for attribute in closure.attributes {
      write(" ")
      self.attribute(attribute)
    }
    if !closure.captures.isEmpty {
      write(" [")
      flatList(closure.captures) { $0.write($1.text) }
      write("]")
    }
    if !closure.parameters.isEmpty {
      write(" ")
      flatList(closure.parameters) { $0.name($1, as: .binding) }
    }
    write(" in")
  }
}

extension SwiftClosure {
  var hasHead: Bool { !(attributes.isEmpty && captures.isEmpty && parameters.isEmpty) }
}

extension SwiftExpression {
  /// Whether its own brackets may open behind a parenthesis on the same line, as in `f([`.
  var canHug: Bool {
    switch self {
    case .array, .dictionary, .closure: true
    default: false
    }
  }

  /// Whether its last brace is a trailing closure's.
  var endsInClosure: Bool {
    switch self {
    case .closure, .call(_, _, trailing: .some): true
    default: false
    }
  }
}
