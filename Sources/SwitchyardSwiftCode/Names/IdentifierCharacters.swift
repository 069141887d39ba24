/// Which characters a Swift name is made of: the grammar's *identifier-head* and *identifier-character*, without
/// those of them that cannot be seen.
enum IdentifierCharacters {
  /// Whether the bytes are a name of ASCII letters, digits and underscores, as nearly every name is.
  static func isPlainName(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first, !isDigit(first) else { return false }
    return bytes.allSatisfy { isLetter($0) || isDigit($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10
  }

  static func canStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61...0x7A, 0x41...0x5A, 0x5F: true
    case 0..<0x80: false
    default: isWide(scalar) && !isMark(scalar) && !isHidden(scalar)
    }
  }

  static func canContinue(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61...0x7A, 0x41...0x5A, 0x5F, 0x30...0x39: true
    case 0..<0x80: false
    default: isWide(scalar) && !isHidden(scalar)
    }
  }

  /// Controls of the writing direction, which make a text read other than it is compiled, and characters of no
  /// width. The joiners U+200C and U+200D stay: Persian words and family emoji are written with them.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0xAD, 0x61C, 0x180B...0x180F, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F: true
    case 0x115F, 0x1160, 0x3164, 0xFFA0, 0xFEFF, 0xFFF0...0xFFFB: true
    case 0xE0000...0xE001F: true
    default: false
    }
  }

  /// The combining marks that the grammar lets stand later in a name only.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: false
    }
  }

  /// What the grammar lists beyond ASCII.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE: true
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF: true
    case 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x218F: true
    case 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF: true
    case 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF: true
    case 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFD: true
    case 0x10000...0xEFFFD: scalar.value & 0xFFFF <= 0xFFFD
    default: false
    }
  }
}
