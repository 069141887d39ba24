// Lines that show that what stands before them has not been closed.
extension TextView {
  /// The key of the first line in a quoted text that is indented no more than the collection around it: YAML wants the
  /// lines of such a text indented, though libyaml does not insist, so the closing quote was forgotten.
  ///
  /// - Parameter column: Where the collection in block style begins that holds the text.
  func keyOutsideQuotes(from opening: Int, to end: Int, inCollectionAt column: Int) -> Range<Int>? {
    var line = nextLine(after: opening)
    while let lineStart = line, lineStart < end {
      if indentation(ofLineAt: lineStart) <= column, let key = key(ofLineAt: lineStart) { return key }
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
