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
        bracket: bracket, found: text.excerpt(found), span: span(found), opening: span(at: opening),
        unquoted: unquotedText().map { text.excerpt($0) }),
      origin: offset)
  }

  /// The text that a bracket begins or interrupts, where it goes on behind that as no list and no mapping does.
  private func unquotedText() -> Range<Int>? {
    if byte(offset, isOneOf: "[{"), let begun = lastScalar, begun.style == .plain, begun.range.upperBound == offset {
      return begun.range.lowerBound..<endOfText(from: begun.range.lowerBound)
    }
    guard byte(offset, isOneOf: "=?/") else { return nil }
    var lower = offset
    let lineStart = text.lineStart(of: offset)
    while lower > lineStart, text.isBlank(lower - 1) { lower -= 1 }
    guard lower > lineStart, byte(lower - 1, isOneOf: "]}") else { return nil }
    var depth = 0
    repeat {
      lower -= 1
      if byte(lower, isOneOf: "]}") { depth += 1 }
      if byte(lower, isOneOf: "[{") { depth -= 1 }
    } while depth > 0 && lower > lineStart
    return depth == 0 ? lower..<endOfText(from: lower) : nil
  }

  /// Where the key or the value would end in which the fault stands, its brackets counted.
  private func endOfText(from lower: Int) -> Int {
    var upper = offset
    var depth = 0
    let lineEnd = text.lineEnd(of: offset)
    let isKey = !isBehindColon(lower)
    while upper < lineEnd {
      if depth == 0, byte(upper, isOneOf: ",]}") { break }
      if depth == 0, isKey, byte(upper, isOneOf: ":"), text.isBlank(upper + 1) || text.isLineEnd(upper + 1) { break }
      if byte(upper, isOneOf: "[{") { depth += 1 }
      if byte(upper, isOneOf: "]}") { depth -= 1 }
      upper += 1
    }
    while upper > offset, text.isBlank(upper - 1) { upper -= 1 }
    return upper
  }

  /// Whether a text is a value, the key of which stands before it in the same line.
  private func isBehindColon(_ place: Int) -> Bool {
    var before = place
    let lineStart = text.lineStart(of: place)
    while before > lineStart, text.isBlank(before - 1) { before -= 1 }
    return before > lineStart && byte(before - 1, isOneOf: ":")
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
    let isAtEnd = text.content(ofLineAt: offset) >= text.end
    let lineStart = text.lineStart(of: offset)
    let isAtMarker = isOnLaterLine(offset, than: opening) && text.isDocumentMarker(lineAt: lineStart)
    let isClosing = byte(offset, isOneOf: "]}")
    let next = isClosing ? nil : firstLineOutside(from: opening)
    guard isAtEnd || isAtMarker || next != nil else { return nil }
    let marker = isAtMarker ? text.word(at: lineStart) : nil
    return FaultExplanation(
      problem: UnclosedBracket(bracket: bracket, span: span(at: opening), next: (next ?? marker).map { span($0) }),
      origin: opening)
  }

  /// The beginning of the first line behind a bracket that is indented no more than the collection that holds the
  /// bracket, and begins like a key or an item.
  private func firstLineOutside(from opening: Int) -> Range<Int>? {
    guard let blockColumn else { return nil }
    var line = text.nextLine(after: opening)
    while let lineStart = line, lineStart <= offset, lineStart < text.end {
      line = text.nextLine(after: lineStart)
      guard text.indentation(ofLineAt: lineStart) <= blockColumn else { continue }
      if let key = text.key(ofLineAt: lineStart) { return key }
      let content = text.content(ofLineAt: lineStart)
      if text[content] == UInt8(ascii: "-"), text.isBlank(content + 1) { return text.character(at: content) }
    }
    return nil
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
