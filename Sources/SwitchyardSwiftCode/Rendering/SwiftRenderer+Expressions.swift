/// Values.
extension SwiftRenderer {
  /// Writes on one line where there is room; otherwise breaks the outermost construct that can be broken.
  mutating func expression(_ value: SwiftExpression, within context: SwiftPrecedence = .loosest) {
    if value.precedence < context || isBeforeBrace && value.endsInClosure {
      write("(")
      let outer = isBeforeBrace
      isBeforeBrace = false
      reserving(1) { $0.expression(value) }
      isBeforeBrace = outer
      write(")")
    } else if isFlat {
      if !isLost { compose(value, broken: false) }
    } else if value.isLeaf || !fitsOnLine({ $0.compose(value, broken: false) }) {
      compose(value, broken: true)
    }
  }

  private mutating func compose(_ value: SwiftExpression, broken: Bool) {
    switch value {
    case .path(let fixed): write(fixed.text)
    case .name(let identifier): name(identifier, as: .binding)
    case .nil: write("nil")
    case .boolean(let isTrue): write(isTrue ? "true" : "false")
    case .integer(let number): integer(number)
    case .double(let number): double(number)
    case .literal(let text): literal(text)
    case .interpolation(let pieces): interpolation(pieces)
    case .array(let elements): array(elements, broken: broken)
    case .dictionary(let elements): dictionary(elements, broken: broken)
    case .tuple(let elements): arguments(elements, broken: broken)
    case .member(let base, let identifier): member(base, identifier)
    case .implicitMember(let identifier):
      write(".")
      name(identifier, as: .member)
    case .implicitCall(let identifier, let list):
      write(".")
      name(identifier, as: .member)
      arguments(list, broken: broken)
    case .call(let callee, let list, let trailing): call(callee, list, trailing, broken: broken)
    case .subscript(let base, let list):
      expression(base, within: .postfix)
      subscripted(list, broken: broken)
    case .chained(let base):
      reserving(1) { $0.expression(base, within: .postfix) }
      write("?")
    case .closure(let closure): self.closure(closure, broken: broken)
    case .not(let operand): prefix("!", operand, within: .prefix)
    case .negative(let operand): prefix("-", operand, within: .postfix)
    case .address(let operand): prefix("&", operand, within: .postfix)
    case .binary(let low, let symbol, let high) where symbol.isRange: range(low, symbol, high)
    case .binary: binary(value, broken: broken)
    case .ternary(let condition, let yes, let no): ternary(condition, yes, no, broken: broken)
    case .cast(let operand, let cast, let type): self.cast(operand, cast, type, broken: broken)
    case .try(let operand): prefix("try ", operand, within: .loosest)
    case .optionalTry(let operand): prefix("try? ", operand, within: .loosest)
    case .await(let operand): prefix("await ", operand, within: .loosest)
    case .type(let type): self.type(type)
    case .metatype(let type):
      self.type(type)
      write(".self")
    case .initializer(let type, let labels): initializer(of: type, labels)
    case .keyPath(let root, let names): keyPath(root, names)
    case .macro(let identifier, let list):
      write("#")
      name(identifier, as: .member)
      if !list.isEmpty { arguments(list, broken: broken) }
    case .projection(let identifier):
      write("$")
      write(identifier.text)
    }
  }

  private mutating func prefix(_ mark: StaticString, _ operand: SwiftExpression, within context: SwiftPrecedence) {
    write(mark)
    expression(operand, within: context)
  }

  private mutating func initializer(of type: SwiftType, _ labels: [SwiftIdentifier]) {
    self.type(type)
    write(".init")
    if labels.isEmpty { return }
    write("(")
    for label in labels {
      name(label, as: .label)
      write(":")
    }
    write(")")
  }

  private mutating func keyPath(_ root: SwiftType?, _ names: [SwiftIdentifier]) {
    write("\\")
    if let root { type(root) }
    for identifier in names {
      write(".")
      name(identifier, as: .member)
    }
    if names.isEmpty { write(".self") }
  }

  /// `base.name`; behind a closure of several lines the dot begins a line.
  private mutating func member(_ base: SwiftExpression, _ identifier: SwiftIdentifier) {
    let line = lineStart
    reserving(1 + identifier.text.utf8.count) { $0.expression(base, within: .postfix) }
    if lineStart != line, output.last == UInt8(ascii: "}") { newline() }
    write(".")
    name(identifier, as: .member)
  }

  private mutating func call(
    _ callee: SwiftExpression, _ list: SwiftArguments, _ trailing: SwiftClosure?, broken: Bool
  ) {
    guard let trailing else {
      reserving(1) { $0.expression(callee, within: .postfix) }
      return arguments(list, broken: broken)
    }
    if list.isEmpty, case .call = callee {
      // `f() { … }` hands its closure to `f`, not to what that returns.
      reserving(1) { $0.expression(.parenthesized(callee)) }
    } else {
      reserving(1) { $0.expression(callee, within: .postfix) }
    }
    let fits = fitsOnLine { renderer in
      if !list.isEmpty { renderer.arguments(list, broken: false) }
      renderer.write(" ")
      if broken { renderer.opening(of: trailing) } else { renderer.closure(trailing, broken: false) }
    }
    if fits {
      if broken { rest(of: trailing) }
    } else {
      if !list.isEmpty { brokenArguments(list) }
      write(" ")
      closure(trailing, broken: true)
    }
  }
}
