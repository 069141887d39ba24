// Lines that show that what stands before them has not been closed.
extension TextView {
  /// The key of the first line in a quoted text that is indented no more than the line where the quote opens: YAML wants
  /// the lines of such a text indented, though libyaml does not insist, so the closing quote was forgotten.
  func keyOutsideQuotes(from opening: Int, to end: Int) -> Range<Int>? {
    let limit = indentation(ofLineAt: lineStart(of: opening))
    var line = nextLine(after: opening)
    while let lineStart = line, lineStart < end {
      if indentation(ofLineAt: lineStart) <= limit, let key = key(ofLineAt: lineStart) { return key }
      line = nextLine(after: lineStart)
    }
    return nil
  }

  /// Whether the last line before `lineStart` that says anything ends with a comma or an opening bracket.
  func goesOnInBrackets(before lineStart: Int) -> Bool {
    var lineStart = lineStart
    while lineStart > start {
      lineStart = self.lineStart(of: lineStart - 1)
      guard !isEmptyOrComment(lineAt: lineStart) else { continue }
      let upper = restOfLine(at: lineStart).upperBound
      return ",[{".utf8.contains(bytes[upper - 1])
    }
    return false
  }
}
