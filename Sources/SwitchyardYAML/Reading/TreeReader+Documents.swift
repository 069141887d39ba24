internal import SwitchyardDiagnostics

// A spec is one document: what YAML allows before, between and behind documents.
extension TreeReader {
  /// Reads the lines that begin with `%`, before libyaml does, which stops at those that it does not know.
  ///
  /// - Returns: Where the document begins.
  mutating func skipDirectives() -> Int {
    var line: Int? = text.start
    var place = text.start
    while let lineStart = line, lineStart < text.end {
      line = text.nextLine(after: lineStart)
      if text.isEmptyOrComment(lineAt: lineStart) { continue }
      guard text[lineStart] == UInt8(ascii: "%"), !builder.isExhausted else { break }
      readDirective(text.restOfLine(at: lineStart))
      place = line ?? text.end
    }
    return place
  }

  private mutating func readDirective(_ range: Range<Int>) {
    let directive = text.excerpt(range)
    let words = directive.split(separator: " ")
    if words.first == "%YAML", words.dropFirst() == ["1.2"] || words.dropFirst() == ["1.1"] { return }
    builder.report(
      UnknownDirective(directive: directive, isVersion: words.first == "%YAML", span: builder.span(range)))
  }

  /// Reports a second document, which is not read.
  mutating func refuseDocument(_ marker: Range<Int>) {
    builder.report(SeveralDocuments(span: builder.span(marker)))
    builder.isComplete = false
  }

  /// Reports what stands behind the end of the document, if anything does.
  mutating func refuseDocument(behindMarkerAt lineStart: Int) {
    if text[lineStart] == UInt8(ascii: "-") { return refuseDocument(lineStart..<lineStart + 3) }
    var line = text.nextLine(after: lineStart)
    while let lineStart = line, lineStart < text.end {
      if !text.isEmptyOrComment(lineAt: lineStart) {
        return refuseDocument(text.word(at: text.content(ofLineAt: lineStart)))
      }
      line = text.nextLine(after: lineStart)
    }
  }
}
