/// Bodies.
extension SwiftRenderer {
  /// The lines of a body, behind a brace that has been opened; ends where its closing brace goes.
  mutating func body(_ statements: [SwiftStatement]) {
    if isFlat { return overflow() }
    let access = memberAccess
    memberAccess = .internal
    inBrackets { renderer in
      renderer.reservingOnly(0) { renderer in
        renderer.indented { renderer in
          for statement in statements {
            renderer.newline()
            renderer.statement(statement)
          }
        }
      }
    }
    memberAccess = access
    if !statements.isEmpty { newline() }
  }

  mutating func block(_ statements: [SwiftStatement]) {
    write("{")
    body(statements)
    write("}")
  }

  mutating func statement(_ statement: SwiftStatement) {
    switch statement {
    case .expression(let value): expression(value)
    case .return(nil): write("return")
    case .return(let value?): returned(value)
    case .throw(let value): words("throw ", value)
    case .let(let identifier, let type, let value): binding("let ", identifier, type, value)
    case .var(let identifier, let type, let value): binding("var ", identifier, type, value)
    case .discard(let value): words("_ = ", value)
    case .assign(let target, let value):
      reserving(2) { $0.expression(target) }
      assigned(value)
    case .compoundAssign(let target, let symbol, let value):
      reserving(4) { $0.expression(target) }
      assigned(value, by: symbol)
    case .if(let conditions, let body, let others): branch(conditions, body, else: others)
    case .guard(let conditions, let body): guarded(conditions, body)
    case .switch(let subject, let cases): self.switch(subject, cases)
    case .for(let pattern, let sequence, let condition, let body): loop(pattern, sequence, condition, body)
    case .while(let conditions, let body):
      self.conditions("while ", conditions)
      block(body)
    case .do(let body, let handler):
      write("do ")
      block(body)
      if !handler.isEmpty {
        write(" catch ")
        block(handler)
      }
    case .defer(let body):
      write("defer ")
      block(body)
    case .break: write("break")
    case .continue: write("continue")
    case .fallthrough: write("fallthrough")
    case .comment(let text): comment(text)
    case .noted(let inner, let note):
      self.statement(inner)
      self.note(note)
    case .declaration(let declaration): self.declaration(declaration)
    case .compiled(let condition, let body, let others): compiled(condition, body, others)
    }
  }

  /// The one statement between two braces on a line: a value there needs no `return`.
  mutating func onlyStatement(_ statement: SwiftStatement) {
    if case .return(let value?) = statement { expression(value) } else { self.statement(statement) }
  }

  mutating func returned(_ value: SwiftExpression) {
    words("return ", value)
  }

  private mutating func words(_ words: StaticString, _ value: SwiftExpression) {
    write(words)
    expression(value)
  }

  private mutating func binding(
    _ keyword: StaticString, _ identifier: SwiftIdentifier, _ type: SwiftType?, _ value: SwiftExpression?
  ) {
    write(keyword)
    name(identifier, as: .binding)
    if let type {
      write(": ")
      self.type(type)
    }
    if let value { assigned(value) }
  }

  private mutating func loop(
    _ pattern: SwiftPattern, _ sequence: SwiftExpression, _ condition: SwiftExpression?, _ body: [SwiftStatement]
  ) {
    write("for ")
    switch pattern {
    case .let(let identifier): name(identifier, as: .binding)
    case .wildcard: write("_")
    default:
      write("case ")
      self.pattern(pattern)
    }
    write(" in ")
    braced { renderer in
      renderer.expression(sequence)
      if let condition { renderer.words(" where ", condition) }
    }
    block(body)
  }

  private mutating func compiled(
    _ condition: SwiftFixedText, _ body: [SwiftStatement], _ others: [SwiftStatement]
  ) {
    if isFlat { return overflow() }
    write("#if ")
    write(condition.text)
    for statement in body {
      newline()
      self.statement(statement)
    }
    newline()
    if !others.isEmpty {
      write("#else")
      for statement in others {
        newline()
        self.statement(statement)
      }
      newline()
    }
    write("#endif")
  }
}

extension SwiftStatement {
  /// Whether it may stand on one line with what leads to it.
  var isShort: Bool {
    switch self {
    case .expression, .return, .throw, .discard, .assign, .compoundAssign, .break, .continue, .fallthrough: true
    default: false
    }
  }
}
