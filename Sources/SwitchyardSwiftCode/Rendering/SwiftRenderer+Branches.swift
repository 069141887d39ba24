/// Where a body takes one way or another.
extension SwiftRenderer {
  mutating func branch(_ conditions: [SwiftCondition], _ body: [SwiftStatement], else others: [SwiftStatement]) {
    self.conditions("if ", conditions)
    block(body)
    if others.isEmpty { return }
    write(" else ")
    if others.count == 1, case .if(let conditions, let body, let rest) = others[0] {
      branch(conditions, body, else: rest)
    } else {
      block(others)
    }
  }

  mutating func guarded(_ conditions: [SwiftCondition], _ body: [SwiftStatement]) {
    write("guard ")
    let isOneLine = fitsOnLine { renderer in
      renderer.flatGuard(conditions)
      guard body.count == 1, body[0].isShort else { return renderer.overflow() }
      renderer.write(" ")
      renderer.statement(body[0])
      renderer.write(" }")
    }
    if isOneLine { return }
    if !fitsOnLine({ $0.flatGuard(conditions) }) {
      brokenGuard(conditions)
      newline()
      write("else {")
    }
    self.body(body)
    write("}")
  }

  private mutating func flatGuard(_ conditions: [SwiftCondition]) {
    beforeBrace { $0.flatList(conditions) { $0.condition($1) } }
    write(" else {")
  }

  /// The first condition stays beside the keyword where it fits there as a whole.
  private mutating func brokenGuard(_ conditions: [SwiftCondition]) {
    let isFirstFlat = fitsOnLine { renderer in
      renderer.beforeBrace { $0.condition(conditions[0]) }
      if conditions.count > 1 { renderer.write(",") }
    }
    if !isFirstFlat { removeTrailingSpace() }
    indented { renderer in
      renderer.rows(of: isFirstFlat ? conditions.dropFirst() : conditions[...])
    }
  }

  /// A keyword and its conditions, up to where the brace goes.
  mutating func conditions(_ keyword: StaticString, _ conditions: [SwiftCondition]) {
    write(keyword)
    braced { renderer in
      let isOneLine = renderer.fitsOnLine { $0.flatList(conditions) { $0.condition($1) } }
      if isOneLine { return }
      renderer.reserving(conditions.count > 1 ? -1 : 0) { $0.condition(conditions[0]) }
      if conditions.count == 1 { return }
      renderer.write(",")
      renderer.indented { $0.rows(of: conditions.dropFirst()) }
    }
  }

  /// Each condition on a line of its own.
  private mutating func rows(of conditions: ArraySlice<SwiftCondition>) {
    for place in conditions.indices {
      newline()
      reservingOnly(1) { $0.beforeBrace { $0.condition(conditions[place]) } }
      if place + 1 < conditions.endIndex { write(",") }
    }
  }

  /// What stands between a keyword and its brace, up to where that goes: on a line of its own where the last line
  /// does not begin with a closing bracket.
  mutating func braced(_ write: (inout SwiftRenderer) -> Void) {
    let line = lineStart
    beforeBrace(write)
    if lineStart == line || beginsWithClosingBracket {
      self.write(" ")
    } else {
      newline()
    }
  }

  private mutating func condition(_ condition: SwiftCondition) {
    switch condition {
    case .holds(let value): expression(value)
    case .let(let identifier, let value):
      write("let ")
      name(identifier, as: .binding)
      if let value { assigned(value) }
    case .case(let pattern, let value):
      write("case ")
      self.pattern(pattern)
      assigned(value)
    case .available(let platforms):
      write("#available(")
      write(platforms.text)
      write(")")
    }
  }

  mutating func `switch`(_ subject: SwiftExpression, _ cases: [SwiftSwitchCase]) {
    if isFlat { return overflow() }
    write("switch ")
    braced { $0.expression(subject) }
    write("{")
    if cases.isEmpty { return write("}") }
    for one in cases {
      newline()
      arm(one)
    }
    newline()
    write("}")
  }

  mutating func arm(_ arm: SwiftSwitchCase) {
    if let text = arm.comment {
      comment(text)
      newline()
    }
    if arm.note == nil {
      let fits = fitsOnLine { renderer in
        renderer.flatHead(arm.head)
        renderer.flatBody(arm.body)
      }
      if fits { return }
    }
    if !fitsOnLine({ $0.flatHead(arm.head) }) { brokenHead(arm.head) }
    if let note = arm.note { self.note(note) }
    reservingOnly(0) { renderer in
      renderer.indented { renderer in
        switch arm.body {
        case .returns(let value):
          renderer.newline()
          renderer.returned(value)
        case .statements(let statements):
          for statement in statements {
            renderer.newline()
            renderer.statement(statement)
          }
        }
      }
    }
  }

  private mutating func flatBody(_ body: SwiftSwitchCase.Body) {
    switch body {
    case .returns(let value):
      write(" ")
      returned(value)
    case .statements(let statements):
      guard statements.count == 1, statements[0].isShort else { return overflow() }
      write(" ")
      statement(statements[0])
    }
  }

  private mutating func flatHead(_ head: SwiftSwitchCase.Head) {
    switch head {
    case .fallback: write("default:")
    case .unknownFallback: write("@unknown default:")
    case .patterns(let patterns):
      write("case ")
      flatList(patterns) { $0.pattern($1) }
      write(":")
    case .pattern(let pattern, let condition):
      write("case ")
      self.pattern(pattern)
      if let condition {
        write(" where ")
        expression(condition)
      }
      write(":")
    }
  }

  private mutating func brokenHead(_ head: SwiftSwitchCase.Head) {
    switch head {
    case .fallback, .unknownFallback: flatHead(head)
    case .patterns(let patterns):
      write("case ")
      indented { renderer in
        renderer.reservingOnly(1) { $0.filledList(patterns) { $0.pattern($1) } }
      }
      write(":")
    case .pattern(let pattern, let condition):
      write("case ")
      reservingOnly(1) { renderer in
        renderer.pattern(pattern)
        guard let condition else { return }
        renderer.newline()
        renderer.write("where ")
        renderer.expression(condition)
      }
      write(":")
    }
  }
}
