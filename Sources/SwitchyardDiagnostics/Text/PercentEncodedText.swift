extension String {
  /// The text as it stands in one part of a URL: what is not unreserved there is written byte by byte, `%C3%BC`.
  package var percentEncoded: String {
    guard !utf8.allSatisfy(\.isUnreservedInURLs) else { return self }
    var encoded: [UInt8] = []
    for byte in utf8 {
      if byte.isUnreservedInURLs {
        encoded.append(byte)
      } else {
        encoded += [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 15)]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether the byte stands for itself wherever it stands in a URL: a letter, a digit, `-`, `.`, `_` or `~`.
  package var isUnreservedInURLs: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}

private func hexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
}
