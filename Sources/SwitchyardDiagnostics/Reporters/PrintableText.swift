/// Text of a spec on its way to a terminal or a log.
extension String {
  /// The text with everything that would act instead of being seen written as an escape: control characters (an escape
  /// sequence could repaint the screen), line breaks (a name could forge a finding) and marks that reorder what is read.
  package var printable: String {
    guard utf8.contains(where: mayStartUnprintable) else { return self }
    var text = ""
    for scalar in unicodeScalars { text += scalar.printable ?? String(scalar) }
    return text
  }
}

extension String {
  /// The same for services, of a text of many thousand bytes the beginning: some of them refuse a whole report for one text that is
  /// longer than they hold.
  var brief: String {
    let most = 10_000
    guard utf8.count > most else { return printable }
    var end = utf8.index(startIndex, offsetBy: most)
    while end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
    let rest = utf8.distance(from: end, to: endIndex)
    return String(self[..<end]).printable + "… and " + String(rest) + " more bytes"
  }
}

extension Unicode.Scalar {
  /// `\u{1B}` and the like; nil for a scalar that can be printed as it is.
  var printable: String? {
    switch value {
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF,
      0xFFF9...0xFFFB:
      escape
    default: nil
    }
  }

  /// The scalar in ASCII: `\u{1B}`.
  var escape: String {
    "\\u{" + String(value, radix: 16, uppercase: true) + "}"
  }
}

/// The first bytes, in UTF-8, of the scalars that ``Unicode/Scalar/printable`` escapes, and of some others.
private func mayStartUnprintable(_ byte: UInt8) -> Bool {
  byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2 || byte == 0xEF
}
