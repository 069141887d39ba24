import SwitchyardSwiftCode
import Testing

@Suite struct NestingTests {
  @Test func `parentheses stand where a tree would be read as another one`() throws {
    var random = SplitMix(state: 12)
    let values = ["a": 3, "b": -4, "c": 5]
    var declarations: [SwiftDeclaration] = []
    var expected: [String] = []
    for place in 0..<120 {
      let (tree, value) = number(depth: 4, &random, values)
      declarations.append(
        .function(
          try SwiftIdentifier("f\(place)"),
          [SwiftParameter("a", "Int"), SwiftParameter("b", "Int"), SwiftParameter("c", "Int")],
          returns: "Int", [.return(tree)]))
      expected.append("\(value)")
    }
    let calls = (0..<120).map { "print(f\($0)(a: 3, b: -4, c: 5))\n" }.joined()
    let lines = try SwiftCompiler.output(of: SwiftFile(declarations).text + calls).split(separator: "\n").map(
      String.init)
    #expect(lines == expected)
  }

  @Test func `whatever stands in whatever, swift-format leaves it as it is`() throws {
    var random = SplitMix(state: 12)
    let bodies = try (0..<150).map { place in
      SwiftDeclaration.function(
        try SwiftIdentifier("f\(place)"), [], statements(depth: 3, &random))
    }
    let text = SwiftFile(bodies).text
    let formatted = try SwiftCompiler.formatted(text)
    let changes = zip(formatted.split(separator: "\n"), text.split(separator: "\n")).first { $0 != $1 }
    #expect(changes.map { "\($0) <- \($1)" } == nil)
    #expect(formatted == text)
  }
}

/// A generator that gives the same numbers every time.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A tree of whole numbers, with what it comes to.
private func number(depth: Int, _ random: inout SplitMix, _ values: [String: Int]) -> (SwiftExpression, Int) {
  if depth == 0 {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return ("a", values["a"]!)
    case 1: return ("b", values["b"]!)
    case 2: return ("c", values["c"]!)
    default:
      let value = Int.random(in: -9...9, using: &random)
      return (.integer(value), value)
    }
  }
  let (left, leftValue) = number(depth: depth - 1, &random, values)
  let (right, rightValue) = number(depth: Int.random(in: 0..<depth, using: &random), &random, values)
  switch Int.random(in: 0..<9, using: &random) {
  case 0: return (.binary(left, .wrappingAdd, right), leftValue &+ rightValue)
  case 1: return (.binary(left, .subtract, right), leftValue - rightValue)
  case 2: return (.binary(left, .wrappingMultiply, right), leftValue &* rightValue)
  case 3: return (.binary(left, .bitAnd, right), leftValue & rightValue)
  case 4: return (.binary(left, .bitXor, right), leftValue ^ rightValue)
  case 5: return (.binary(left, .shiftRight, 1), leftValue >> 1)
  case 6: return (.negative(left), -leftValue)
  case 7:
    return (
      .ternary(.binary(left, .less, right), then: left, else: right), leftValue < rightValue ? leftValue : rightValue
    )
  default:
    return (.binary(.cast(left, .upcast, "Int?"), .nilCoalescing, right), leftValue)
  }
}

/// Names of many lengths, so that lines end everywhere around the margin.
private func name(_ random: inout SplitMix) -> SwiftIdentifier {
  let names: [SwiftIdentifier] = [
    "a", "is", "item", "default", "orderHistory", "aNameOfSomeLength", "aMuchLongerNameThanAnyoneWouldLike",
  ]
  return names.randomElement(using: &random)!
}

private func arguments(depth: Int, _ random: inout SplitMix) -> SwiftArguments {
  SwiftArguments(
    (0..<Int.random(in: 0..<4, using: &random)).map { _ in
      (Bool.random(using: &random) ? name(&random) : nil, expression(depth: depth - 1, &random))
    })
}

private func expression(depth: Int, _ random: inout SplitMix) -> SwiftExpression {
  if depth <= 0 {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return .integer(Int.random(in: -5..<2_000_000, using: &random))
    case 1: return .string(String(repeating: "text ", count: Int.random(in: 0..<6, using: &random)))
    case 2: return .implicitMember(name(&random))
    default: return .name(name(&random))
    }
  }
  let inner = depth - 1
  switch Int.random(in: 0..<16, using: &random) {
  case 0: return .member(base(depth: inner, &random), name(&random))
  case 1: return .implicitMember(name(&random), arguments(depth: depth, &random))
  case 2, 3: return .call(.name(name(&random)), arguments(depth: depth, &random))
  case 4: return .call(.member(base(depth: inner, &random), name(&random)), arguments(depth: depth, &random))
  case 5: return .array((0..<Int.random(in: 0..<20, using: &random)).map { _ in expression(depth: 0, &random) })
  case 6: return .array((0..<3).map { _ in expression(depth: inner, &random) })
  case 7:
    return .dictionary(
      (0..<3).map { _ in
        SwiftDictionaryElement(expression(depth: 0, &random), expression(depth: inner, &random))
      })
  case 8, 9:
    let symbols: [SwiftOperator] = [.add, .multiply, .and, .or, .nilCoalescing, .equal]
    return .binary(
      operand(depth: inner, &random), symbols.randomElement(using: &random)!, operand(depth: inner, &random))
  case 10:
    return .ternary(
      operand(depth: inner, &random), then: operand(depth: inner, &random), else: operand(depth: inner, &random))
  case 11 where Bool.random(using: &random):
    return .binary(expression(depth: 0, &random), .halfOpenRange, expression(depth: 0, &random))
  case 11: return .not(expression(depth: inner, &random))
  case 12: return .try(expression(depth: inner, &random))
  case 13: return .cast(operand(depth: inner, &random), .conditional, "SomeTypeOfTheTests")
  case 14: return .subscript(.name(name(&random)), [expression(depth: 0, &random)])
  default: return .member(.chained(base(depth: inner, &random)), name(&random))
  }
}

/// What stands beside an operator.
private func operand(depth: Int, _ random: inout SplitMix) -> SwiftExpression {
  switch Int.random(in: 0..<4, using: &random) {
  case 0 where depth > 0: .binary(operand(depth: depth - 1, &random), .equal, expression(depth: 0, &random))
  case 1: expression(depth: 0, &random)
  default: base(depth: depth, &random)
  }
}

/// What something is a member of.
private func base(depth: Int, _ random: inout SplitMix) -> SwiftExpression {
  depth > 0 && Bool.random(using: &random)
    ? .call(.name(name(&random)), arguments(depth: depth, &random)) : .name(name(&random))
}

private func conditions(depth: Int, _ random: inout SplitMix) -> [SwiftCondition] {
  (0..<Int.random(in: 1..<4, using: &random)).map { _ in
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return .holds(expression(depth: depth, &random))
    case 1: return .let(name(&random), expression(depth: depth, &random))
    default: return .case(.case("item", ["id": .let("value")]), expression(depth: depth, &random))
    }
  }
}

private func statements(depth: Int, _ random: inout SplitMix) -> [SwiftStatement] {
  (0..<Int.random(in: 1..<4, using: &random)).map { _ in statement(depth: depth, &random) }
}

private func statement(depth: Int, _ random: inout SplitMix) -> SwiftStatement {
  if depth <= 0 { return .call(.name(name(&random)), arguments(depth: 1, &random)) }
  let inner = depth - 1
  switch Int.random(in: 0..<10, using: &random) {
  case 0: return .return(expression(depth: depth, &random))
  case 1 where Bool.random(using: &random):
    return .let(
      name(&random),
      .call(
        .member(base(depth: inner, &random), name(&random)), arguments(depth: depth, &random),
        trailing: SwiftClosure([name(&random)], statements(depth: inner, &random))))
  case 1: return .let(name(&random), expression(depth: depth, &random))
  case 2: return .assign(.member("self", name(&random)), expression(depth: depth, &random))
  case 3: return .compoundAssign(.name(name(&random)), .add, expression(depth: depth, &random))
  case 4: return .if(conditions(depth: inner, &random), statements(depth: inner, &random))
  case 5:
    return .if(
      conditions(depth: inner, &random), statements(depth: inner, &random), else: statements(depth: inner, &random))
  case 6: return .guard(conditions(depth: inner, &random), else: [.return(expression(depth: inner, &random))])
  case 7: return .for(.let(name(&random)), in: expression(depth: inner, &random), statements(depth: inner, &random))
  case 8:
    return .switch(
      expression(depth: inner, &random),
      (0..<3).map { _ in
        Bool.random(using: &random)
          ? .case(
            (0..<Int.random(in: 1..<6, using: &random)).map { _ in .case(name(&random), ["id": .wildcard]) },
            statements(depth: inner, &random))
          : .case(
            .case(name(&random), ["id": .wildcard]),
            where: Bool.random(using: &random) ? expression(depth: inner, &random) : nil,
            statements(depth: inner, &random))
      } + [.default([.break])])
  default: return .call(.name(name(&random)), arguments(depth: depth, &random))
  }
}
