/// How many columns of a terminal a scalar takes, so that an underline stands below what it means.
extension Unicode.Scalar {
  /// 0 for what joins the character before it, 2 for East Asian wide characters and emoji, otherwise 1.
  var displayWidth: Int {
    if value < 0x300 { return 1 }
    if joinsPrevious { return 0 }
    return isWide ? 2 : 1
  }

  /// Combining marks, joiners, variation selectors, skin tones and the later letters of a Hangul syllable.
  private var joinsPrevious: Bool {
    switch value {
    case 0x1160...0x11FF, 0x1F3FB...0x1F3FF: return true
    default: break
    }
    return switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  /// The blocks of Unicode's EastAsianWidth.txt that are W or F, and what is shown as an emoji unasked.
  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF,
      0x1AFF0...0x1B2FF, 0x20000...0x3FFFD:
      true
    default: properties.isEmojiPresentation
    }
  }
}
