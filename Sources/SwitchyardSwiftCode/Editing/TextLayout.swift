/// How a text is laid out by whoever writes it: what ends its lines, and how far they stand in.
package struct TextLayout: Sendable {
  private let bytes: [UInt8]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// What ends the line there; where the text ends with it, what ends the first one.
  package func lineBreak(at offset: Int) -> String {
    let end = endOfLine(from: offset)
    if let found = lineBreak(startingAt: end) { return found }
    return lineBreak(startingAt: endOfLine(from: 0)) ?? "\n"
  }

  /// The blanks and tabs that the line begins with.
  package func indentation(at offset: Int) -> String {
    let start = startOfLine(at: offset)
    return String(decoding: bytes[start..<endOfBlanks(from: start)], as: UTF8.self)
  }

  /// What the line of one place stands in further than that of another; nil where it does not.
  func step(from outer: Int, to inner: Int) -> String? {
    let (outer, inner) = (indentation(at: outer), indentation(at: inner))
    return inner.hasPrefix(outer) && inner != outer ? String(inner.dropFirst(outer.count)) : nil
  }

  /// What code in a line's braces stands in further, where none is there to tell.
  func standardStep(at offset: Int) -> String {
    indentation(at: offset).utf8.contains(UInt8(ascii: "\t")) ? "\t" : "  "
  }

  /// Whether only blanks stand before it on its line.
  package func isFirstOnLine(_ offset: Int) -> Bool {
    endOfBlanks(from: startOfLine(at: offset)) == offset
  }

  package func startOfLine(at offset: Int) -> Int {
    var start = offset
    while start > 0, !isLineEnd(bytes[start - 1]) { start -= 1 }
    // A byte order mark is no indentation.
    return start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
  }

  /// Where the line before the one that begins there begins; nil for the first one.
  func startOfLine(above start: Int) -> Int? {
    guard start > 0, isLineEnd(bytes[start - 1]) else { return nil }
    let isCRLF = bytes[start - 1] == UInt8(ascii: "\n") && start > 1 && bytes[start - 2] == UInt8(ascii: "\r")
    return startOfLine(at: start - (isCRLF ? 2 : 1))
  }

  package func endOfLine(from offset: Int) -> Int {
    bytes[offset...].firstIndex(where: isLineEnd) ?? bytes.count
  }

  package func endOfBlanks(from offset: Int) -> Int {
    bytes[offset...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? bytes.count
  }

  /// Behind what ends the line.
  func startOfNextLine(behind offset: Int) -> Int {
    let end = endOfLine(from: offset)
    return end + (lineBreak(startingAt: end)?.utf8.count ?? 0)
  }

  /// Whether nothing but blanks follows on the line.
  func isLast(onLineAt offset: Int) -> Bool {
    let end = endOfBlanks(from: offset)
    return end == bytes.count || isLineEnd(bytes[end])
  }

  /// Whether a line without anything stands between two offsets.
  func hasEmptyLine(between first: Int, and second: Int) -> Bool {
    var start = startOfNextLine(behind: first)
    while start < second {
      if isLast(onLineAt: start) { return true }
      start = startOfNextLine(behind: start)
    }
    return false
  }

  /// Behind the comments that begin on the same line; where the last of them ends on another, that line's, too.
  func endOfComments(behind start: Int, in text: SwiftText) -> Int {
    var end = start
    while let comment = text.comment(startingAt: endOfBlanks(from: end)) { end = comment.end }
    return end
  }

  /// `"\r\n"` is one Character, so that a CR and the LF behind it stay together.
  private func lineBreak(startingAt end: Int) -> String? {
    guard end < bytes.count else { return nil }
    if bytes[end] == UInt8(ascii: "\n") { return "\n" }
    return end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
  }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}

extension String {
  /// The columns that blanks take, where a tab takes four.
  var indentationWidth: Int {
    utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "\t") ? 4 : 1) }
  }
}
