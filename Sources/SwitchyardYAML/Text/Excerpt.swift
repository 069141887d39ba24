/// Text of a spec as a message may quote it: what cannot be seen is written as an escape, what is long is cut.
struct Excerpt {
  private static let limit = 60

  let text: String

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var text = ""
    var length = 0
    for scalar in String(decoding: bytes.prefix(4 * Self.limit + 4), as: UTF8.self).unicodeScalars {
      guard length < Self.limit else {
        text += "…"
        break
      }
      length += 1
      switch scalar {
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}":
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    self.text = text
  }
}
