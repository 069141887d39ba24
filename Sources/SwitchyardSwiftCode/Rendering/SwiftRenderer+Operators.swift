/// Operators and what stands on their sides.
extension SwiftRenderer {
  /// ` = value`; one with operators that is too long begins on the next line.
  mutating func assigned(_ value: SwiftExpression, by symbol: SwiftOperator? = nil) {
    write(" ")
    if let symbol { write(symbol.text) }
    write("=")
    let fits = fitsOnLine { renderer in
      renderer.write(" ")
      renderer.expression(value)
    }
    if fits { return }
    guard value.beginsOwnLine else {
      write(" ")
      return expression(value)
    }
    indented { renderer in
      renderer.continuation = 0
      renderer.newline()
      renderer.expression(value)
      renderer.continuation = Self.step
    }
  }

  /// The operators of a broken expression and what stands behind them, below its first operand.
  private mutating func continued(_ write: (inout SwiftRenderer) -> Void) {
    let outer = continuation
    indentation += outer
    continuation = Self.step
    write(&self)
    continuation = outer
    indentation -= outer
  }

  mutating func ternary(
    _ condition: SwiftExpression, _ yes: SwiftExpression, _ no: SwiftExpression, broken: Bool
  ) {
    expression(condition, within: SwiftPrecedence.ternary.tighter)
    continued { renderer in
      if broken { renderer.newline() } else { renderer.write(" ") }
      renderer.write("? ")
      renderer.expression(yes, within: SwiftPrecedence.ternary.tighter)
      if broken { renderer.newline() } else { renderer.write(" ") }
      renderer.write(": ")
      renderer.expression(no, within: SwiftPrecedence.ternary.tighter)
    }
  }

  mutating func cast(_ operand: SwiftExpression, _ cast: SwiftCast, _ type: SwiftType, broken: Bool) {
    expression(operand, within: .operandOfCast)
    continued { renderer in
      if broken { renderer.newline() } else { renderer.write(" ") }
      renderer.write(cast.text)
      renderer.write(" ")
      renderer.type(type)
    }
  }

  /// `0..<3`, without spaces: so what begins or ends with a sign of its own stands in parentheses.
  mutating func range(_ low: SwiftExpression, _ symbol: SwiftOperator, _ high: SwiftExpression) {
    expression(low.touchesOperators ? .parenthesized(low) : low, within: .postfix)
    write(symbol.text)
    expression(high.touchesOperators ? .parenthesized(high) : high, within: .postfix)
  }

  /// The operands of one precedence that are written without parentheses, from the left, and what stands between them.
  private func chain(of value: SwiftExpression) -> (SwiftExpression, [SwiftOperator], [SwiftExpression]) {
    var (operators, operands): ([SwiftOperator], [SwiftExpression]) = ([], [])
    var rest = value
    while case .binary(let left, let symbol, let right) = rest, symbol.associatesRight {
      operators.append(symbol)
      operands.append(left)
      rest = right
    }
    if let first = operands.first { return (first, operators, operands.dropFirst() + [rest]) }
    while case .binary(let left, let symbol, let right) = rest,
      operators.last.map({ $0.precedence == symbol.precedence && symbol.associatesLeft }) ?? true
    {
      operators.append(symbol)
      operands.append(right)
      rest = left
    }
    return (rest, operators.reversed(), operands.reversed())
  }

  mutating func binary(_ value: SwiftExpression, broken: Bool) {
    let (first, operators, operands) = chain(of: value)
    expression(first, within: operators[0].associatesLeft ? operators[0].precedence : operators[0].precedence.tighter)
    continued { renderer in
      for place in operands.indices {
        let symbol = operators[place]
        if broken { renderer.newline() } else { renderer.write(" ") }
        renderer.write(symbol.text)
        renderer.write(" ")
        renderer.expression(
          operands[place], within: symbol.associatesRight ? symbol.precedence : symbol.precedence.tighter)
        if renderer.isLost { return }
      }
    }
  }
}
