/// Reads patterns. What it does not know it calls `other`, and no more is concluded from that.
struct PatternReader {
  let text: SwiftText

  /// - Parameter isBinding: whether `let` or `var` stands in front, so that a plain name takes whatever is there.
  func pattern(in range: Range<Int>, isBinding: Bool = false) -> ReadPattern {
    guard let first = range.first else { return .other }
    let last = range.upperBound - 1
    let rest = range.dropFirst()
    switch text.keyword(first) {
    case "let", "var": return pattern(in: rest, isBinding: true)
    case "_" where range.count == 1: return .anything(name: nil)
    case "is", "true", "false", "nil": return .other
    default: break
    }
    if text.topLevel(range).contains(where: { text.keyword($0) == "as" }) { return .other }
    if text.word(first) == "(", text.partners[first] == last { return tuple(in: first + 1..<last, isBinding) }
    if let enumCase = enumCase(in: range, isBinding) { return .enumCase(enumCase) }
    if text.word(last).hasPrefix("?") { return .other }
    guard isBinding, range.count == 1, let name = text.name(first) else { return .value }
    return .anything(name: name)
  }

  private func tuple(in range: Range<Int>, _ isBinding: Bool) -> ReadPattern {
    let elements = elements(in: range, isBinding)
    return elements.count == 1 ? elements[0].pattern : .tuple(elements.map(\.pattern))
  }

  private func elements(in range: Range<Int>, _ isBinding: Bool) -> [ReadEnumCase.Element] {
    text.list(in: range).map { range in
      let isLabelled = range.count > 1 && text.word(range.lowerBound + 1) == ":"
      return ReadEnumCase.Element(
        label: isLabelled ? text.name(range.lowerBound) : nil,
        pattern: pattern(in: isLabelled ? range.dropFirst(2) : range, isBinding: isBinding))
    }
  }

  /// `.a`, `T.a`, `M.T.a`, each with or without a payload, and with or without a question mark behind it.
  private func enumCase(in range: Range<Int>, _ isBinding: Bool) -> ReadEnumCase? {
    var index = range.lowerBound
    var type: String?
    while text.word(index) != ".", text.name(index) != nil, text.word(index + 1) == "." {
      type = text.name(index)
      index += 1
      if text.word(index + 2) == "." { index += 1 }
    }
    guard text.word(index) == ".", let name = text.name(index + 1), index + 1 < range.upperBound else { return nil }
    var end = index + 2
    var payload: [ReadEnumCase.Element]?
    if end < range.upperBound, text.word(end) == "(" {
      payload = elements(in: end + 1..<text.partners[end], isBinding)
      end = text.index(after: end)
    }
    if end < range.upperBound, text.word(end) == "?" { end += 1 }
    guard end == range.upperBound else { return nil }
    return ReadEnumCase(name: name, nameIndex: index + 1, type: type, payload: payload)
  }
}
