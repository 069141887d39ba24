/// Reads a link's pattern or a screen's path, and finds all that is wrong with it.
struct PathPatternReader {
  private let bytes: [UInt8]
  /// The bytes between a brace and the one that closes it: what separates parts elsewhere is part of a name there.
  private let isInBraces: [Bool]
  private(set) var pattern = PathPattern()
  private(set) var faults: [PathPattern.Fault] = []
  private var placeholders = NamedRanges()
  private var items = NamedRanges()

  init(_ text: String) {
    bytes = Array(text.utf8)
    isInBraces = Self.insides(of: bytes)
    pattern.segments.reserveCapacity(4)
    let fragment = separator("#", in: 0..<bytes.count)
    if let fragment { report(.fragment, fragment..<bytes.count) }
    let end = fragment ?? bytes.count
    let question = separator("?", in: 0..<end)
    readPath(0..<(question ?? end))
    if let question { readQuery(question..<end) }
    findRestsBeforeTheEnd()
  }

  private mutating func report(_ flaw: PathPattern.Flaw, _ range: Range<Int>) {
    faults.append(PathPattern.Fault(flaw: flaw, range: range))
  }

  private static func insides(of bytes: [UInt8]) -> [Bool] {
    var isInside = [Bool](repeating: false, count: bytes.count)
    var open: Int?
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "{") {
        open = index
      } else if byte == UInt8(ascii: "}"), let start = open {
        for inside in start + 1..<index { isInside[inside] = true }
        open = nil
      }
    }
    return isInside
  }

  private func separator(_ scalar: Unicode.Scalar, in range: Range<Int>) -> Int? {
    range.first { bytes[$0] == UInt8(ascii: scalar) && !isInBraces[$0] }
  }

  // MARK: - The path

  private mutating func readPath(_ range: Range<Int>) {
    guard let first = range.first, bytes[first] == UInt8(ascii: "/") else {
      report(.noLeadingSlash, range.isEmpty ? 0..<max(1, bytes.count) : range)
      return
    }
    // "/" alone is the path of the host itself.
    if range.count == 1 { return }
    var start = 1
    // Slashes in a row are one fault, also at the end.
    var isBehindEmptySegment = false
    while start <= range.upperBound {
      let end = separator("/", in: start..<range.upperBound) ?? range.upperBound
      if start < end {
        readSegment(start..<end)
      } else if !isBehindEmptySegment {
        let isLast = end == range.upperBound
        report(isLast ? .trailingSlash : .emptySegment, start - 1..<(isLast ? end : end + 1))
      }
      isBehindEmptySegment = start == end
      start = end + 1
    }
  }

  private mutating func readSegment(_ range: Range<Int>) {
    if bytes[range.lowerBound] == UInt8(ascii: ":") {
      return report(.colon(name: text(range.lowerBound + 1..<range.upperBound)), range)
    }
    if range.count <= 2, bytes[range].allSatisfy({ $0 == UInt8(ascii: ".") }) {
      return report(.dotSegment, range)
    }
    if let part = readPart(range, isInQuery: false) {
      pattern.segments.append(PathPattern.Segment(part: part, range: range))
    }
  }

  private mutating func findRestsBeforeTheEnd() {
    for segment in pattern.segments.dropLast() {
      if case .rest(let name) = segment.part { report(.restNotLast(name: name), segment.range) }
    }
  }

  // MARK: - The query

  private mutating func readQuery(_ range: Range<Int>) {
    if range.count == 1 { return report(.emptyQuery, range) }
    var start = range.lowerBound + 1
    while start <= range.upperBound {
      let end = separator("&", in: start..<range.upperBound) ?? range.upperBound
      readItem(start..<end)
      start = end + 1
    }
  }

  private mutating func readItem(_ range: Range<Int>) {
    let equals = separator("=", in: range) ?? range.upperBound
    let nameRange = range.lowerBound..<equals
    if nameRange.isEmpty { return report(.itemWithoutName, around(range)) }
    if bytes[nameRange].contains(UInt8(ascii: "{")) { return report(.placeholderAsItemName, nameRange) }
    guard let name = readLiteral(nameRange, isInQuery: true) else { return }
    guard equals + 1 < range.upperBound else { return report(.itemWithoutValue(name: name), around(range)) }
    if let earlier = items.insertIfNew(name, at: nameRange) {
      return report(.itemTwice(name: name, first: earlier), nameRange)
    }
    let valueRange = equals + 1..<range.upperBound
    guard let value = readPart(valueRange, isInQuery: true) else { return }
    if case .rest(let name) = value { return report(.restInQuery(name: name), valueRange) }
    pattern.query.append(PathPattern.QueryItem(name: name, value: value, range: valueRange))
  }

  /// At least one byte, so that there is something to underline.
  private func around(_ range: Range<Int>) -> Range<Int> {
    range.isEmpty ? max(0, range.lowerBound - 1)..<range.upperBound : range
  }

  // MARK: - Placeholders and literals

  private mutating func readPart(_ range: Range<Int>, isInQuery: Bool) -> PathPattern.Part? {
    guard let open = bytes[range].firstIndex(of: UInt8(ascii: "{")) else {
      if let close = bytes[range].firstIndex(of: UInt8(ascii: "}")) {
        report(.unopenedPlaceholder, close..<close + 1)
        return nil
      }
      return readLiteral(range, isInQuery: isInQuery).map { .literal($0) }
    }
    guard let close = bytes[open..<range.upperBound].firstIndex(of: UInt8(ascii: "}")) else {
      report(.unclosedPlaceholder, open..<range.upperBound)
      return nil
    }
    guard open == range.lowerBound, close == range.upperBound - 1 else {
      report(.partialPlaceholder(text: text(open..<close + 1)), range)
      return nil
    }
    return readPlaceholder(range)
  }

  private mutating func readPlaceholder(_ range: Range<Int>) -> PathPattern.Part? {
    var name = range.lowerBound + 1..<range.upperBound - 1
    let isRest = name.count >= 3 && bytes[name].suffix(3).allSatisfy { $0 == UInt8(ascii: ".") }
    if isRest { name = name.lowerBound..<name.upperBound - 3 }
    if name.isEmpty {
      report(.emptyPlaceholder, range)
      return nil
    }
    if let colon = bytes[name].firstIndex(of: UInt8(ascii: ":")) {
      report(.typedPlaceholder(name: text(name.lowerBound..<colon)), range)
      return nil
    }
    let written = text(name)
    if let earlier = placeholders.insertIfNew(written, at: range) {
      report(.placeholderTwice(name: written, first: earlier), range)
      return nil
    }
    return isRest ? .rest(written) : .placeholder(written)
  }

  private mutating func readLiteral(_ range: Range<Int>, isInQuery: Bool) -> String? {
    if bytes[range].allSatisfy(ByteText.isPlain) { return text(range) }
    if let (scalar, place) = firstForbidden(in: range, isInQuery: isInQuery) {
      report(scalar == "*" ? .wildcard : .character(scalar), place)
      return nil
    }
    guard bytes[range].contains(UInt8(ascii: "%")) else { return text(range) }
    guard let decoded = PercentEncoding.decode(bytes[range]) else {
      report(.percent, range)
      return nil
    }
    return decoded
  }

  /// RFC 3986's characters of a path or a query, and whatever is not ASCII, which a URL carries percent-encoded.
  private func firstForbidden(in range: Range<Int>, isInQuery: Bool) -> (Unicode.Scalar, Range<Int>)? {
    var index = range.lowerBound
    for scalar in text(range).unicodeScalars {
      let width = UTF8.width(scalar)
      if !isAllowed(scalar, isInQuery: isInQuery) { return (scalar, index..<index + width) }
      index += width
    }
    return nil
  }

  private func isAllowed(_ scalar: Unicode.Scalar, isInQuery: Bool) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "%": true
    case "-", ".", "_", "~", "!", "$", "'", "(", ")", "+", ",", ";", ":", "@": true
    case "&", "=": !isInQuery
    case "/", "?": isInQuery
    case _ where scalar.value >= 0xA1: !scalar.properties.isWhitespace
    default: false
    }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
