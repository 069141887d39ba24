/// Where string literals end, whatever is interpolated in them.
extension SwiftLexer {
  /// What is open inside of a literal: a string, or in it an interpolation with its brackets.
  private enum Level {
    case string(pounds: Int, isMultiline: Bool)
    case interpolation(brackets: Int)
  }

  /// Where the literal ends whose first quote is there. One that is not closed ends with its line, or where it may have
  /// several lines, with the text.
  ///
  /// The levels stand in an array: hostile text nests them deeper than calls could.
  mutating func endOfString(from quote: Int, pounds: Int) -> Int {
    var end = quote
    var levels: [Level] = [openString(at: &end, pounds: pounds)]
    while let level = levels.last, end < bytes.count {
      if isLineEnd(bytes[end]), closeLine(&levels) { continue }
      switch level {
      case .string(let pounds, let isMultiline):
        stepInString(&end, &levels, pounds: pounds, isMultiline: isMultiline)
      case .interpolation(let brackets):
        stepInInterpolation(&end, &levels, brackets: brackets)
      }
    }
    return end
  }

  private func openString(at end: inout Int, pounds: Int) -> Level {
    let isMultiline = beginsMultiline(at: end, pounds: pounds)
    end += isMultiline ? 3 : 1
    return .string(pounds: pounds, isMultiline: isMultiline)
  }

  /// Three quotes begin a string of several lines, unless `#"""#` closes on its own line: that is a quote.
  private func beginsMultiline(at quote: Int, pounds: Int) -> Bool {
    guard hasQuotes(3, at: quote) else { return false }
    if pounds == 0 { return true }
    var end = quote + 2
    while let byte = byte(at: end), !isLineEnd(byte) {
      end += 1
      if byte == UInt8(ascii: "\""), hasPounds(pounds, at: end) { return false }
    }
    return true
  }

  /// Closes the strings that cannot go on in the next line.
  ///
  /// - Returns: whether there was one; then the line's end has not been taken.
  private func closeLine(_ levels: inout [Level]) -> Bool {
    let kept = levels.lastIndex { if case .string(_, isMultiline: true) = $0 { true } else { false } }
    // What the innermost string of several lines interpolates may have several lines, too.
    let count = kept.map { min(levels.count, $0 + 2) } ?? 0
    let closesAny = count < levels.count
    levels.removeSubrange(count...)
    return closesAny
  }

  private func stepInString(_ end: inout Int, _ levels: inout [Level], pounds: Int, isMultiline: Bool) {
    switch bytes[end] {
    case UInt8(ascii: "\\") where hasPounds(pounds, at: end + 1):
      end += 1 + pounds
      guard let escaped = byte(at: end), !isLineEnd(escaped) else { return }
      end += 1
      if escaped == UInt8(ascii: "(") { levels.append(.interpolation(brackets: 1)) }
    case UInt8(ascii: "\"") where !isMultiline && hasPounds(pounds, at: end + 1):
      end += 1 + pounds
      levels.removeLast()
    case UInt8(ascii: "\"") where isMultiline && hasQuotes(3, at: end) && hasPounds(pounds, at: end + 3):
      end += 3 + pounds
      levels.removeLast()
    default: end += 1
    }
  }

  private mutating func stepInInterpolation(_ end: inout Int, _ levels: inout [Level], brackets: Int) {
    switch bytes[end] {
    case UInt8(ascii: "("):
      levels[levels.count - 1] = .interpolation(brackets: brackets + 1)
      end += 1
    case UInt8(ascii: ")"):
      if brackets == 1 {
        levels.removeLast()
      } else {
        levels[levels.count - 1] = .interpolation(brackets: brackets - 1)
      }
      end += 1
    case UInt8(ascii: "\""): levels.append(openString(at: &end, pounds: 0))
    case UInt8(ascii: "#"):
      let pounds = endOfPounds(from: end) - end
      end += pounds
      if byte(at: end) == UInt8(ascii: "\"") {
        levels.append(openString(at: &end, pounds: pounds))
      } else if byte(at: end) == UInt8(ascii: "/") {
        end = endOfExtendedRegex(from: end, pounds: pounds)
      }
    case UInt8(ascii: "/") where byte(at: end + 1) == UInt8(ascii: "*"): end = endOfBlockComment(from: end)
    case UInt8(ascii: "/") where byte(at: end + 1) == UInt8(ascii: "/"): end = endOfLine(from: end)
    case UInt8(ascii: "/") where " (,:".utf8.contains(bytes[end - 1]): end = endOfRegex(from: end) ?? end + 1
    case UInt8(ascii: "`"): end = endOfEscapedName(from: end)
    default: end += 1
    }
  }

  func hasPounds(_ count: Int, at place: Int) -> Bool {
    var end = place
    while end - place < count, byte(at: end) == UInt8(ascii: "#") { end += 1 }
    return end - place == count
  }

  private func hasQuotes(_ count: Int, at place: Int) -> Bool {
    (place..<place + count).allSatisfy { byte(at: $0) == UInt8(ascii: "\"") }
  }
}
