internal import SwitchyardDiagnostics

// Faults of lines: indentation, colons, dashes, documents.
extension FaultExplainer {
  /// libyaml ends a line at NEL, U+2028 and U+2029, and then finds half a line without a colon.
  func invisibleLineEnd() -> FaultExplanation? {
    guard !text.isASCII else { return nil }
    for place in [offset, fault.contextOffset ?? offset] {
      for index in text.lineStart(of: place)..<place {
        guard let codePoint = text.invisibleLineEnd(at: index) else { continue }
        return FaultExplanation(
          problem: InvisibleLineEnd(codePoint: codePoint, span: span(text.character(at: index))), origin: index)
      }
    }
    return nil
  }

  func tab() -> FaultExplanation {
    var upper = offset
    while text[upper] == UInt8(ascii: "\t") { upper += 1 }
    return FaultExplanation(
      problem: TabIndentation(isIndentation: text.isFirstInLine(offset), span: span(offset..<upper)), origin: offset)
  }

  /// A line without a colon among keys, or a key whose colon comes too late for libyaml.
  func missingColon() -> FaultExplanation {
    let key = fault.contextOffset ?? offset
    if !isOnLaterLine(offset, than: key), isLong(key..<offset) { return longKey(key) }
    let words = text.restOfLine(at: key)
    return FaultExplanation(problem: MissingColon(word: text.excerpt(words), span: span(words)), origin: key)
  }

  /// A colon where no key can be: in the text of a value, or behind a text that began lines before.
  func unexpectedColon() -> FaultExplanation {
    let lineStart = text.lineStart(of: offset)
    let content = text.content(ofLineAt: lineStart)
    if let key = text.key(at: content), isLong(key) { return longKey(key.lowerBound) }
    if let scalar = lastScalar?.range, scalar.upperBound > lineStart, scalar.lowerBound < lineStart {
      return continuedText(from: scalar.lowerBound, content: content)
    }
    let key = text.key(at: content).map { text.excerpt($0) }
    return FaultExplanation(problem: ColonInText(key: key, span: span(at: offset)), origin: offset)
  }

  /// What libyaml has read as one text over several lines, until a colon came.
  private func continuedText(from beginning: Int, content: Int) -> FaultExplanation {
    let lineStart = text.lineStart(of: beginning)
    var keyStart = text.content(ofLineAt: lineStart)
    while text[keyStart] == UInt8(ascii: "-"), text.isBlank(keyStart + 1) {
      keyStart = text.content(ofLineAt: keyStart + 1)
    }
    let words = text.restOfLine(at: beginning)
    guard let key = text.key(at: keyStart), key.upperBound < beginning else {
      return FaultExplanation(
        problem: MissingColon(word: text.excerpt(words), span: span(words)), origin: beginning)
    }
    let word = text.key(at: content) ?? text.word(at: content)
    return FaultExplanation(
      problem: MisplacedLine(
        word: text.excerpt(word), surroundings: .text(key: text.excerpt(key)), span: span(word),
        beginning: span(words), emptyKey: text.emptyKey(above: key.lowerBound).map { text.excerpt($0) }),
      origin: offset)
  }

  func longKey(_ start: Int) -> FaultExplanation {
    let key = text.key(at: start) ?? text.restOfLine(at: start)
    return FaultExplanation(problem: LongKey(start: text.excerpt(key), span: span(key)), origin: start)
  }

  func isLong(_ key: Range<Int>) -> Bool {
    key.count > LongKey.limit && text.bytes[key].count { $0 & 0xC0 != 0x80 } > LongKey.limit
  }

  func unexpectedDash() -> FaultExplanation {
    guard openBracket == nil else { return forbiddenBeginning() }
    return FaultExplanation(
      problem: MisplacedListItem(isBehindKey: !text.isFirstInLine(offset), span: span(at: offset)), origin: offset)
  }

  /// Something that is not the next key of a mapping, or not the next item of a list.
  func unexpectedLine(in bracket: Bracket) -> FaultExplanation {
    if byte(offset, isOneOf: "]}") { return strayBracket() }
    if byte(offset, isOneOf: ":") { return FaultExplanation(problem: EmptyKey(span: span(at: offset)), origin: offset) }
    guard text.isFirstInLine(offset) else { return textBehindValue() }
    let isDash = byte(offset, isOneOf: "-") && (text.isBlank(offset + 1) || text.isLineEnd(offset + 1))
    if bracket == .mapping, isDash {
      let item = text.restOfLine(at: text.content(ofLineAt: offset + 1))
      let isWord = !item.isEmpty && item == text.word(at: item.lowerBound)
      return FaultExplanation(
        problem: MisplacedListItem(
          isBehindKey: false, word: isWord ? text.excerpt(item) : nil, span: span(at: offset)), origin: offset)
    }
    let word = text.key(at: offset) ?? text.word(at: offset)
    if bracket == .mapping, let key = keyWithBrackets(above: offset) {
      return FaultExplanation(
        problem: MisplacedLine(
          word: text.excerpt(word), surroundings: .brackets(key: text.excerpt(key)), span: span(word),
          beginning: span(key), emptyKey: text.emptyKey(above: key.lowerBound).map { text.excerpt($0) }),
        origin: offset)
    }
    let beginning = text.word(at: fault.contextOffset ?? offset)
    return FaultExplanation(
      problem: MisplacedLine(
        word: text.excerpt(word), surroundings: bracket == .mapping ? .mapping : .list, span: span(word),
        beginning: span(beginning)),
      origin: offset)
  }

  /// The key of the line above, where that line is indented less and ends with what closes its value: `list: { a: b }`.
  private func keyWithBrackets(above offset: Int) -> Range<Int>? {
    let own = text.lineStart(of: offset)
    guard let lineStart = text.lineWithContent(before: own),
      text.indentation(ofLineAt: lineStart) < text.indentation(ofLineAt: own), let key = text.key(ofLineAt: lineStart)
    else { return nil }
    let rest = text.restOfLine(at: key.lowerBound)
    return byte(rest.upperBound - 1, isOneOf: "]}") ? key : nil
  }

  /// Something behind the end of a document: a second one, or what does not belong to the first.
  func unexpectedDocument() -> FaultExplanation {
    if byte(offset, isOneOf: "]}") { return strayBracket() }
    let word = text.word(at: offset)
    let problem: any Problem =
      isBehindDocumentEnd
      ? SeveralDocuments(span: span(word)) : TextBehindDocument(word: text.excerpt(word), span: span(word))
    return FaultExplanation(problem: problem, origin: offset)
  }

  private var isBehindDocumentEnd: Bool {
    var lineStart = text.lineStart(of: offset)
    while lineStart > text.start {
      lineStart = text.lineStart(of: lineStart - 1)
      if !text.isEmptyOrComment(lineAt: lineStart) { return text.isDocumentMarker(lineAt: lineStart) }
    }
    return false
  }
}
