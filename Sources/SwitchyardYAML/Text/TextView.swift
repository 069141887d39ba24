/// The bytes of a text while it is read, with what a person sees in them: lines, words, indentation.
///
/// Lines end as in editors, at LF, CRLF and CR; libyaml also ends them at NEL, U+2028 and U+2029.
struct TextView {
  let bytes: UnsafeBufferPointer<UInt8>

  /// Where the text begins, behind a byte order mark.
  let start: Int

  /// Whether each byte is a character of its own.
  let isASCII: Bool

  /// Where bytes were replaced because they are not text, in order.
  let replaced: UnsafeBufferPointer<Range<Int>>

  var end: Int { bytes.count }

  subscript(offset: Int) -> UInt8? {
    offset < end && offset >= 0 ? bytes[offset] : nil
  }

  func isBlank(_ offset: Int) -> Bool {
    self[offset] == UInt8(ascii: " ") || self[offset] == UInt8(ascii: "\t")
  }

  /// The end of the text counts as the end of a line.
  func isLineEnd(_ offset: Int) -> Bool {
    guard let byte = self[offset] else { return true }
    return byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Whether something in `range` had to be replaced.
  @inline(__always)
  func isDamaged(_ range: Range<Int>) -> Bool {
    !replaced.isEmpty && holdsReplacement(range)
  }

  private func holdsReplacement(_ range: Range<Int>) -> Bool {
    var low = 0
    var high = replaced.count
    while low < high {
      let middle = (low + high) / 2
      if replaced[middle].upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < replaced.count && replaced[low].lowerBound < range.upperBound
  }
}

// MARK: - Lines

extension TextView {
  func lineStart(of offset: Int) -> Int {
    var offset = min(offset, end)
    while offset > start, !isLineEnd(offset - 1) { offset -= 1 }
    return offset
  }

  func lineEnd(of offset: Int) -> Int {
    var offset = offset
    while !isLineEnd(offset) { offset += 1 }
    return offset
  }

  func line(of offset: Int) -> Range<Int> {
    lineStart(of: offset)..<max(lineEnd(of: offset), lineStart(of: offset) + 1)
  }

  func spansLines(_ range: Range<Int>) -> Bool {
    range.contains { isLineEnd($0) }
  }

  /// The start of the line behind the one that holds `offset`; nil in the last one.
  func nextLine(after offset: Int) -> Int? {
    let lineEnd = lineEnd(of: offset)
    guard lineEnd < end else { return nil }
    let isPair = bytes[lineEnd] == UInt8(ascii: "\r") && self[lineEnd + 1] == UInt8(ascii: "\n")
    return lineEnd + (isPair ? 2 : 1)
  }

  /// The spaces that a line begins with.
  func indentation(ofLineAt lineStart: Int) -> Int {
    var offset = lineStart
    while self[offset] == UInt8(ascii: " ") { offset += 1 }
    return offset - lineStart
  }

  /// The column before which a line does not begin, however wide its tabs are shown: they are at least two spaces wide.
  func leastIndentation(ofLineAt lineStart: Int) -> Int {
    let content = content(ofLineAt: lineStart)
    return (lineStart..<content).reduce(0) { $0 + (bytes[$1] == UInt8(ascii: "\t") ? 2 : 1) }
  }

  /// The first byte of the line of `offset` that is neither space nor tab.
  func content(ofLineAt lineStart: Int) -> Int {
    var offset = lineStart
    while isBlank(offset) { offset += 1 }
    return offset
  }

  /// Whether only spaces and tabs stand before `offset` in its line.
  func isFirstInLine(_ offset: Int) -> Bool {
    content(ofLineAt: lineStart(of: offset)) >= offset
  }

  func isEmptyOrComment(lineAt lineStart: Int) -> Bool {
    let content = content(ofLineAt: lineStart)
    return isLineEnd(content) || bytes[content] == UInt8(ascii: "#")
  }

  /// The name of the character at `offset`, if it ends a line for libyaml only.
  func invisibleLineEnd(at offset: Int) -> String? {
    switch (self[offset], self[offset + 1], self[offset + 2]) {
    case (0xC2, 0x85, _): "U+0085"
    case (0xE2, 0x80, 0xA8): "U+2028"
    case (0xE2, 0x80, 0xA9): "U+2029"
    default: nil
    }
  }

  /// Whether a line is `---` or `...`, with or without something behind.
  func isDocumentMarker(lineAt lineStart: Int) -> Bool {
    guard let byte = self[lineStart], byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") else { return false }
    return self[lineStart + 1] == byte && self[lineStart + 2] == byte
      && (isBlank(lineStart + 3) || isLineEnd(lineStart + 3))
  }
}

// MARK: - Words

extension TextView {
  /// The character at `offset`, or nothing at the end of a line.
  func character(at offset: Int) -> Range<Int> {
    guard !isLineEnd(offset) else { return offset..<offset }
    var upper = offset + 1
    while let byte = self[upper], byte & 0b1100_0000 == 0b1000_0000 { upper += 1 }
    return offset..<upper
  }

  /// From `offset` to the next blank, the end of the line, or what ends a word in YAML.
  func word(at offset: Int) -> Range<Int> {
    var upper = offset
    while !isLineEnd(upper), !isBlank(upper) {
      if ",[]{}".utf8.contains(bytes[upper]), upper > offset { break }
      if bytes[upper] == UInt8(ascii: ":"), upper > offset, isBlank(upper + 1) || isLineEnd(upper + 1) { break }
      upper += 1
    }
    return offset..<upper
  }

  /// From `offset` to the end of the line, without blanks and a comment at its end.
  func restOfLine(at offset: Int) -> Range<Int> {
    var upper = offset
    while !isLineEnd(upper), !(bytes[upper] == UInt8(ascii: "#") && isBlank(upper - 1)) { upper += 1 }
    while upper > offset, isBlank(upper - 1) { upper -= 1 }
    return offset..<upper
  }

  /// The key that a line begins with, such as `title` of `title: Feed`, quotes included; nil where it begins otherwise.
  ///
  /// Only what is a key beyond doubt: an anchor, a tag, a bracket or a dash before it make it nil.
  func key(ofLineAt lineStart: Int) -> Range<Int>? {
    key(at: lineStart + indentation(ofLineAt: lineStart))
  }

  /// The key that begins at `lower`, if one does.
  func key(at lower: Int) -> Range<Int>? {
    guard !isLineEnd(lower), !"-?:,[]{}#&*!|>%@`\t".utf8.contains(bytes[lower]) else { return nil }
    var offset = lower
    let quote = bytes[lower]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      guard let closing = closingQuote(of: lower) else { return nil }
      offset = closing + 1
      let upper = offset
      while isBlank(offset) { offset += 1 }
      return self[offset] == UInt8(ascii: ":") && endsKey(offset) ? lower..<upper : nil
    }
    while !isLineEnd(offset) {
      if bytes[offset] == UInt8(ascii: "#"), isBlank(offset - 1) { return nil }
      if bytes[offset] >= 0x80, invisibleLineEnd(at: offset) != nil { return nil }
      if bytes[offset] == UInt8(ascii: ":"), endsKey(offset) {
        while isBlank(offset - 1) { offset -= 1 }
        return lower..<offset
      }
      offset += 1
    }
    return nil
  }

  /// The quote in the same line that closes the one at `offset`.
  private func closingQuote(of offset: Int) -> Int? {
    let quote = bytes[offset]
    var offset = offset + 1
    while !isLineEnd(offset) {
      if bytes[offset] == quote {
        guard quote == UInt8(ascii: "'"), self[offset + 1] == quote else { return offset }
        offset += 1
      } else if bytes[offset] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        offset += 1
      }
      offset += 1
    }
    return nil
  }

  private func endsKey(_ colon: Int) -> Bool {
    isBlank(colon + 1) || isLineEnd(colon + 1)
  }

  /// A part of the text as a message may show it: on one line, and not longer than a line.
  func excerpt(_ range: Range<Int>) -> String {
    Excerpt(UnsafeBufferPointer(rebasing: bytes[range])).text
  }
}
