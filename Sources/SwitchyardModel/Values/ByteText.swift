import SwitchyardDiagnostics

/// Text as bytes, for the small grammars that live inside a scalar: `Int = 1`, `/posts/{id}`.
package enum ByteText {
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    let small = byte | 0x20
    return small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z")
  }

  /// Whether a byte stands for itself in a URL, in a segment as in a query.
  static func isPlain(_ byte: UInt8) -> Bool {
    byte.isUnreservedInURLs
  }

  package static func hexValue(_ byte: UInt8) -> UInt8? {
    if isDigit(byte) { return byte - UInt8(ascii: "0") }
    let small = byte | 0x20
    return small >= UInt8(ascii: "a") && small <= UInt8(ascii: "f") ? small - UInt8(ascii: "a") + 10 : nil
  }

  /// `range` without the spaces at its ends.
  static func trimmed(_ range: Range<Int>, of bytes: [UInt8]) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, isSpace(bytes[lower]) { lower += 1 }
    while upper > lower, isSpace(bytes[upper - 1]) { upper -= 1 }
    return lower..<upper
  }

  /// ASCII letters made small, and everything else left alone: the same in every locale.
  package static func lowercased(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }) else { return text }
    return String(
      decoding: text.utf8.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
