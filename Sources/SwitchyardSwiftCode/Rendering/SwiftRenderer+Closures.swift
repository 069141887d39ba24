/// Closures.
extension SwiftRenderer {
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
    guard closure.hasHead else { return }
    let fits = fitsOnLine { renderer in
      renderer.write(" ")
      renderer.head(of: closure)
    }
    if fits { return }
    indented { renderer in
      renderer.newline()
      renderer.head(of: closure)
    }
  }

  mutating func rest(of closure: SwiftClosure) {
    body(closure.body)
    write("}")
  }

  private mutating func head(of closure: SwiftClosure) {
    for attribute in closure.attributes {
      self.attribute(attribute)
      write(" ")
    }
    if !closure.captures.isEmpty {
      write("[")
      flatList(closure.captures) { $0.write($1.text) }
      write("] ")
    }
    if !closure.parameters.isEmpty {
      flatList(closure.parameters) { $0.name($1, as: .binding) }
      write(" ")
    }
    write("in")
  }
}

extension SwiftClosure {
  var hasHead: Bool { !(attributes.isEmpty && captures.isEmpty && parameters.isEmpty) }
}

extension SwiftExpression {
  /// Whether its last brace is a trailing closure's.
  var endsInClosure: Bool {
    switch self {
    case .closure, .call(_, _, trailing: .some): true
    default: false
    }
  }
}
