import SwitchyardSwiftCode

/// A `switch` over any number of rows, as functions of at most 250 rows that go on in one another: near 600 the compiler
/// gives up on one that names every case.
struct ChunkedSwitch {
  static let limit = 250

  /// What is switched over.
  let subject: SwiftExpression
  var rows: [SwiftSwitchCase]
  /// What is returned where no row matches; nil where there is a row for every value, and nothing else to say.
  let otherwise: SwiftExpression?
  /// Whether there is a row for every value, so that the compiler would warn of a `default`.
  var isWhole = false

  /// A computed property, and the private ones that it goes on in: `screen`, `screen2`, `screen3` …
  consuming func property(
    _ name: SwiftIdentifier, _ type: SwiftType, doc: String?, access: SwiftAccess? = nil
  ) -> [SwiftDeclaration] {
    bodies { .name(Self.name(name, $0)) }.enumerated().map { number, body in
      .computed(
        Self.name(name, number), type, doc: number == 0 ? doc : nil, access: number == 0 ? access : .private,
        body)
    }
  }

  /// A function, static where nothing else is said, and the private ones that it goes on in, handing on their parameters.
  ///
  /// - Parameter opening: what the first function takes in place of them, and what it makes of that.
  consuming func function(
    _ name: SwiftIdentifier, _ parameters: [SwiftParameter], effects: [SwiftEffect] = [], returns: SwiftType,
    handing arguments: SwiftArguments, opening: (parameters: [SwiftParameter], statements: [SwiftStatement])? = nil,
    doc: String?, access: SwiftAccess? = nil, modifiers: [SwiftModifier] = [.static]
  ) -> [SwiftDeclaration] {
    let canThrow = effects.contains { if case .throws = $0 { true } else { false } }
    return bodies { number in
      let next = SwiftExpression.call(.name(Self.name(name, number)), arguments)
      return canThrow ? .try(next) : next
    }.enumerated().map { number, body in
      let opening = number == 0 ? opening : nil
      return .function(
        Self.name(name, number), opening?.parameters ?? parameters, effects: effects, returns: returns,
        doc: number == 0 ? doc : nil, access: number == 0 ? access : .private, modifiers: modifiers,
        (opening?.statements ?? []) + (opening == nil ? body : body.returned))
    }
  }

  private static func name(_ name: SwiftIdentifier, _ number: Int) -> SwiftIdentifier {
    number == 0 ? name : SwiftIdentifier(checkedName: name.text + String(number + 1))
  }

  /// - Parameter next: how the function of a number is asked.
  private consuming func bodies(_ next: (Int) -> SwiftExpression) -> [[SwiftStatement]] {
    if rows.isEmpty, let otherwise { return [[.expression(otherwise)]] }
    if rows.count <= Self.limit {
      if let otherwise, !isWhole { rows.append(.default(returns: otherwise)) }
      return [[.switch(subject, rows)]]
    }
    let rows = otherwise == nil ? rowsInOrder : rows
    let count = (rows.count + Self.limit - 1) / Self.limit
    return (0..<count).map { number in
      let chunk = rows[number * Self.limit..<min(rows.count, (number + 1) * Self.limit)]
      if number + 1 < count { return body(chunk, otherwise: next(number + 1)) }
      return otherwise == nil ? lastBody(chunk) : body(chunk, otherwise: otherwise)
    }
  }

  private func body(_ rows: ArraySlice<SwiftSwitchCase>, otherwise: SwiftExpression?) -> [SwiftStatement] {
    var arms = Array(rows)
    if let otherwise { arms.append(.default(returns: otherwise)) }
    return [.switch(subject, arms)]
  }

  // MARK: - A row for every value

  /// Only the functions together have a row for every value; to each by itself the compiler wants a `default`. So the
  /// last row of all is that, and must bind nothing.
  private var rowsInOrder: [SwiftSwitchCase] {
    rows.last?.binds == true ? rows.filter(\.binds) + rows.filter { !$0.binds } : rows
  }

  private func lastBody(_ rows: ArraySlice<SwiftSwitchCase>) -> [SwiftStatement] {
    guard let last = rows.last, !last.binds else {
      let failure = SwiftStatement.call("preconditionFailure", [.string("there is a row for every case")])
      return [.switch(subject, rows + [.default([failure])])]
    }
    return [.switch(subject, rows.dropLast() + [last.asDefault])]
  }
}

extension SwiftSwitchCase {
  /// Whether its value is made of what the case carries.
  fileprivate var binds: Bool {
    if case .case(_, let payload) = pattern { !payload.isEmpty } else { true }
  }
}

extension [SwiftStatement] {
  /// A value that stands alone as a whole body is returned without a word; behind other statements it needs it.
  fileprivate var returned: [SwiftStatement] {
    if count == 1, case .expression(let value) = self[0] { [.return(value)] } else { self }
  }
}
