internal import SwitchyardDiagnostics

// Faults of what stands in pairs: brackets, braces, quotes.
extension FaultExplainer {
  func strayBracket() -> FaultExplanation {
    let bracket = text.character(at: offset)
    return FaultExplanation(
      problem: StrayBracket(bracket: text.excerpt(bracket), span: span(bracket)), origin: offset)
  }

  /// Neither comma nor closing bracket: one of them is missing, and which one shows in the line.
  func unexpectedInBrackets(_ bracket: Bracket) -> FaultExplanation {
    let opening = fault.contextOffset ?? openBracket ?? offset
    if let explanation = unclosedBracket(bracket, opening: opening) { return explanation }
    if byte(offset, isOneOf: ":"), let key = lastScalar?.range, key.upperBound == offset, isLong(key) {
      return longKey(key.lowerBound)
    }
    let found = byte(offset, isOneOf: ":,[]{}") ? text.character(at: offset) : text.word(at: offset)
    return FaultExplanation(
      problem: MissingComma(
        bracket: bracket, found: text.excerpt(found), span: span(found), opening: span(at: opening)),
      origin: offset)
  }

  /// What stands where a value must be.
  func missingValue() -> FaultExplanation {
    if let openBracket {
      let bracket: Bracket = byte(openBracket, isOneOf: "[") ? .list : .mapping
      if let explanation = unclosedBracket(bracket, opening: openBracket) { return explanation }
      if byte(offset, isOneOf: "]}") {
        return FaultExplanation(
          problem: MissingComma(
            bracket: bracket, found: text.excerpt(text.character(at: offset)), span: span(at: offset),
            opening: span(at: openBracket)),
          origin: offset)
      }
    } else {
      if byte(offset, isOneOf: "]}") { return strayBracket() }
      if byte(offset, isOneOf: ",") { return forbiddenBeginning() }
    }
    if byte(offset, isOneOf: ":") { return FaultExplanation(problem: EmptyKey(span: span(at: offset)), origin: offset) }
    if byte(offset, isOneOf: "&*!") { return unreadable() }
    let found = text.word(at: offset)
    return FaultExplanation(problem: MissingValue(found: text.excerpt(found), span: span(found)), origin: offset)
  }

  /// A bracket that is open where the text ends, or where a line begins that cannot belong to it.
  private func unclosedBracket(_ bracket: Bracket, opening: Int) -> FaultExplanation? {
    let lineStart = text.lineStart(of: offset)
    let isAtEnd = text.content(ofLineAt: offset) >= text.end
    guard isAtEnd || text.isDocumentMarker(lineAt: lineStart) || isOutside(lineStart, opening: opening) else {
      return nil
    }
    let content = text.content(ofLineAt: lineStart)
    let next = isAtEnd ? nil : text.key(at: content) ?? text.word(at: content)
    return FaultExplanation(
      problem: UnclosedBracket(bracket: bracket, span: span(at: opening), next: next.map { span($0) }),
      origin: opening)
  }

  /// Whether a line is indented no more than the collection that holds the bracket, begins like a key or an item, and follows a line
  /// that asks for no more.
  private func isOutside(_ lineStart: Int, opening: Int) -> Bool {
    let content = text.content(ofLineAt: lineStart)
    let isItem = text[content] == UInt8(ascii: "-") && text.isBlank(content + 1)
    return isOnLaterLine(lineStart, than: opening)
      && text.indentation(ofLineAt: lineStart) <= blockColumn ?? -1
      && (isItem || text.key(ofLineAt: lineStart) != nil)
      && !text.goesOnInBrackets(before: lineStart)
  }

  func unclosedQuote() -> FaultExplanation {
    let opening = fault.contextOffset ?? offset
    return FaultExplanation(problem: unclosedQuote(at: opening, before: offset), origin: opening)
  }

  /// A quote without its second half; `end` is how far libyaml has looked for it.
  private func unclosedQuote(at opening: Int, before end: Int) -> UnclosedQuote {
    let next = blockColumn.flatMap { text.keyOutsideQuotes(from: opening, to: end, inCollectionAt: $0) }
    return UnclosedQuote(
      quote: text.excerpt(opening..<opening + 1), span: span(at: opening),
      next: next.map { (text.excerpt($0), span($0)) })
  }
}
