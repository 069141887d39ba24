internal import SwitchyardDiagnostics

// Faults of single values: how they begin, what stands behind them, escapes, tags, anchors.
extension FaultExplainer {
  func forbiddenBeginning() -> FaultExplanation {
    if byte(offset, isOneOf: "\t") { return tab() }
    let character = text.character(at: offset)
    return FaultExplanation(
      problem: ReservedCharacter(character: text.excerpt(character), span: span(character)), origin: offset)
  }

  func textBehindValue() -> FaultExplanation {
    let rest = text.restOfLine(at: offset)
    let isBehindApostrophe = lastScalar.map { $0.style == .singleQuoted && $0.range.upperBound == offset } ?? false
    return FaultExplanation(
      problem: TextBehindValue(
        text: text.excerpt(rest), isBehindApostrophe: isBehindApostrophe, span: span(rest)),
      origin: offset)
  }

  func escape(at backslash: Int, _ fault: UnknownEscape.Fault) -> FaultExplanation {
    let letter = text.character(at: backslash + 1)
    let demanded = [UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8]
    let digits = text[backslash + 1].flatMap { demanded[$0] } ?? 0
    var upper = letter.upperBound
    while upper < letter.upperBound + digits, text[upper].map(isHexadecimal) == true { upper += 1 }
    let escape = backslash..<upper
    let fault: UnknownEscape.Fault = if case .digits = fault { .digits(digits) } else { fault }
    return FaultExplanation(
      problem: UnknownEscape(escape: text.excerpt(escape), fault: fault, span: span(escape)),
      origin: self.fault.contextOffset ?? backslash)
  }

  private func isHexadecimal(_ byte: UInt8) -> Bool {
    "0123456789abcdefABCDEF".utf8.contains(byte)
  }

  func namelessAnchor() -> FaultExplanation {
    let start = fault.contextOffset ?? offset
    let word = text.word(at: start)
    return FaultExplanation(
      problem: NamelessAnchor(
        word: text.excerpt(word), isAlias: byte(start, isOneOf: "*"), span: span(word)),
      origin: start)
  }

  func blockTextHeader() -> FaultExplanation {
    let start = fault.contextOffset ?? offset
    let rest = text.restOfLine(at: offset)
    return FaultExplanation(
      problem: BlockTextHeader(
        indicator: text.excerpt(start..<min(start + 1, text.end)), text: text.excerpt(rest), span: span(rest)),
      origin: offset)
  }

  func tag() -> FaultExplanation {
    let properties = NodeProperties(text, at: fault.contextOffset ?? offset)
    let tag = properties.tag ?? text.word(at: fault.contextOffset ?? offset)
    return FaultExplanation(
      problem: TaggedValue(tag: text.excerpt(tag), span: span(tag)), origin: tag.lowerBound)
  }
}
