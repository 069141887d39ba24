/// How often a `/` of one line was taken for the beginning of a regular expression, in vain.
struct RegexAttempts {
  /// Up to here no `/` begins one.
  fileprivate var hopelessUntil = 0
  fileprivate var failures = 0
  /// Where the line ends on which they were made.
  fileprivate var endOfLine = 0
}

/// Where regular expressions end, and whether a `/` begins one at all or divides.
extension SwiftLexer {
  /// More of them on one line no person writes, and each may look at the whole line.
  private static let mostAttempts = 16

  /// Where `/…/` ends; nil where the `/` is an operator. As in the compiler: it begins with no blank and ends with none, is
  /// closed on its line, and closes no bracket that it has not opened.
  mutating func endOfRegex(from slash: Int) -> Int? {
    guard slash >= regexAttempts.hopelessUntil else { return nil }
    var end = slash + 1
    var brackets = 0
    var sets = 0
    if let first = byte(at: end), isBlank(first) { return nil }
    while let byte = byte(at: end), !isLineEnd(byte) {
      switch byte {
      case UInt8(ascii: "/"): return isBlank(bytes[end - 1]) ? fail(at: slash) : end + 1
      case UInt8(ascii: "\\"):
        guard let escaped = self.byte(at: end + 1), !isLineEnd(escaped) else { return giveUpLine(until: end) }
        end += 1
      case UInt8(ascii: "["): sets += 1
      case UInt8(ascii: "]"): sets = max(0, sets - 1)
      case UInt8(ascii: "(") where sets == 0: brackets += 1
      case UInt8(ascii: ")") where sets == 0:
        brackets -= 1
        if brackets < 0 { return fail(at: slash) }
      default: break
      }
      end += 1
    }
    return giveUpLine(until: end)
  }

  /// Where `#/…/#` ends: on its line, or where nothing follows the opening on that, anywhere. One that is not closed ends
  /// with its line, or with the text.
  func endOfExtendedRegex(from slash: Int, pounds: Int) -> Int {
    var end = slash + 1
    let isMultiline = byte(at: endOfBlanks(from: end)).map(isLineEnd) ?? false
    while let byte = byte(at: end), isMultiline || !isLineEnd(byte) {
      end += 1
      if byte == UInt8(ascii: "/"), hasPounds(pounds, at: end) { return end + pounds }
      if byte == UInt8(ascii: "\\"), let escaped = self.byte(at: end), !isLineEnd(escaped) { end += 1 }
    }
    return end
  }

  /// None that begins later on the line is closed either, since it would be by the same `/`.
  private mutating func giveUpLine(until end: Int) -> Int? {
    regexAttempts.hopelessUntil = end
    return nil
  }

  private mutating func fail(at slash: Int) -> Int? {
    if slash >= regexAttempts.endOfLine {
      (regexAttempts.failures, regexAttempts.endOfLine) = (0, endOfLine(from: slash))
    }
    regexAttempts.failures += 1
    return regexAttempts.failures < Self.mostAttempts ? nil : giveUpLine(until: regexAttempts.endOfLine)
  }
}
