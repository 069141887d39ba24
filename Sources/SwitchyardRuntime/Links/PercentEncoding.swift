/// `%C3%BC` and what it stands for.
enum PercentEncoding {
  /// Decodes one part of a URL onto the end of a buffer.
  ///
  /// - Returns: false where a percent sign begins no encoded byte, the bytes are no UTF-8, or one of them is zero.
  static func decode(_ part: some Sequence<UInt8>, onto buffer: inout [UInt8]) -> Bool {
    let start = buffer.count
    var part = part.makeIterator()
    var hasHighBytes = false
    while var byte = part.next() {
      if byte == UInt8(ascii: "%") {
        guard let high = part.next().flatMap(hexValue), let low = part.next().flatMap(hexValue) else { return false }
        byte = high << 4 | low
        if byte >= 0x80 { hasHighBytes = true }
      }
      guard byte != 0 else { return false }
      buffer.append(byte)
    }
    // What was not encoded came from a Swift string, and is UTF-8 already.
    return !hasHighBytes || isUTF8(buffer[start...])
  }

  /// A text as it stands in a segment of a path or in an item of a query: all but `A–Z a–z 0–9 - . _ ~` encoded.
  static func encode(_ text: String) -> String {
    guard !text.utf8.allSatisfy(isPlain) else { return text }
    var encoded: [UInt8] = []
    for byte in text.utf8 {
      if isPlain(byte) {
        encoded.append(byte)
      } else {
        encoded += [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 15)]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func isUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
    var iterator = bytes.makeIterator()
    var decoder = UTF8()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue: continue
      case .emptyInput: return true
      case .error: return false
      }
    }
  }
}
