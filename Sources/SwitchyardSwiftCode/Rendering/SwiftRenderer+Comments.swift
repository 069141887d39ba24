/// Comments: whatever a text holds, nothing of it gets out of its comment.
extension SwiftRenderer {
  /// `/// text`, a line each; ends on a fresh line.
  mutating func doc(_ text: String?) {
    guard let text else { return }
    comment(text, "///")
    newline()
  }

  /// `// text`, a line each; ends behind the last one.
  mutating func comment(_ text: String, _ mark: StaticString = "//") {
    if isFlat {
      overflow()
      return
    }
    write(mark)
    if CommentText.isPlainLine(text) {
      write(" ")
      return write(text)
    }
    var isLineEmpty = true
    var spaces = 0
    var endedWithReturn = false
    for scalar in text.unicodeScalars {
      let isLineFeed = scalar == "\n"
      defer { endedWithReturn = scalar == "\r" }
      if isLineFeed, endedWithReturn { continue }
      if isLineFeed || CommentText.endsLine(scalar) {
        newline()
        write(mark)
        isLineEmpty = true
        spaces = 0
        continue
      }
      // What only trails a line is left out: swift-format would take it away. A tab is a space.
      if scalar == " " || scalar == "\t" {
        spaces += 1
        continue
      }
      write(repeating: " ", count: spaces + (isLineEmpty ? 1 : 0))
      spaces = 0
      isLineEmpty = false
      if let visible = CommentText.visible(scalar) { write(visible) } else { write(scalar) }
    }
  }

  /// `  // text` behind code.
  mutating func note(_ text: String) {
    write("  ")
    comment(text)
  }

  private mutating func write(repeating text: StaticString, count: Int) {
    for _ in 0..<count { write(text) }
  }
}

/// What a text may hold that a comment may not.
enum CommentText {
  /// Whether it is one line of ASCII with nothing to mend: nearly every text there is.
  static func isPlainLine(_ text: String) -> Bool {
    guard let last = text.utf8.last, last != UInt8(ascii: " ") else { return false }
    return text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }

  /// Every character that some reader of Swift takes for the end of a line. The compiler's own are LF and CR: behind a
  /// lone CR in `///`, the rest would be code.
  static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// A stand-in for what the compiler warns of or what makes a text read other than it is; nil for what may stay.
  static func visible(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF:
      "<U+" + padded(String(scalar.value, radix: 16, uppercase: true)) + ">"
    default: nil
    }
  }

  private static func padded(_ digits: String) -> String {
    String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
