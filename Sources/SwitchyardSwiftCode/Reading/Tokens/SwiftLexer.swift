/// Takes Swift text apart into tokens, whatever stands in it: text that is no Swift gives tokens too.
///
/// It exists so that a brace in a string, or a `case` in a comment, is never taken for code. Each byte is looked at a fixed
/// number of times, so that hostile text costs no more than other text of its length.
///
/// ```swift
/// SwiftLexer.tokens(of: Array("a /* { */".utf8))  // name "a", space, block comment
/// ```
package struct SwiftLexer {
  let bytes: [UInt8]
  var tokens: [SwiftToken] = []
  var place = 0
  var regexAttempts = RegexAttempts()

  package static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes: bytes)
    lexer.readAll()
    return lexer.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 3)
  }

  private mutating func readAll() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { add(.space, to: 3) }
    if byte(at: place) == UInt8(ascii: "#"), byte(at: place + 1) == UInt8(ascii: "!") {
      add(.lineComment, to: endOfLine(from: place))
    }
    while place < bytes.count { readToken() }
  }

  private mutating func readToken() {
    switch bytes[place] {
    case let byte where isBlank(byte): add(.space, to: endOfBlanks(from: place))
    case UInt8(ascii: "\n"): add(.lineBreak, to: place + 1)
    case UInt8(ascii: "\r"): add(.lineBreak, to: place + (byte(at: place + 1) == UInt8(ascii: "\n") ? 2 : 1))
    case UInt8(ascii: "\""): add(.string, to: endOfString(from: place, pounds: 0))
    case UInt8(ascii: "`"): readEscapedName()
    case UInt8(ascii: "#"): readPound()
    case UInt8(ascii: "/"): readSlash()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): add(.number, to: endOfNumber(from: place))
    case UInt8(ascii: "$"): add(.name, to: endOfNameCharacters(from: place + 1))
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "@"),
      UInt8(ascii: "\\"):
      add(.punctuation, to: place + 1)
    case UInt8(ascii: ".") where byte(at: place + 1) != UInt8(ascii: "."): add(.punctuation, to: place + 1)
    default: readNameOrOperator()
    }
  }

  private mutating func readNameOrOperator() {
    let name = endOfName(from: place)
    if name > place { return add(.name, to: name) }
    let symbol = endOfOperator(from: place)
    if symbol == place { return add(.other, to: place + scalar(at: place).length) }
    readOperator(until: symbol)
  }

  /// An operator in front of a regular expression ends before that: `!/a/`.
  private mutating func readOperator(until end: Int) {
    if !isBoundOnTheLeft, let slash = bytes[(place + 1)..<end].firstIndex(of: UInt8(ascii: "/")),
      let regex = endOfRegex(from: slash)
    {
      add(.operator, to: slash)
      add(.regex, to: regex)
    } else {
      add(.operator, to: end)
    }
  }

  private mutating func readEscapedName() {
    let end = endOfEscapedName(from: place)
    add(end > place + 1 ? .escapedName : .other, to: end)
  }

  private mutating func readPound() {
    let end = endOfPounds(from: place)
    switch byte(at: end) {
    case UInt8(ascii: "\""): return add(.string, to: endOfString(from: end, pounds: end - place))
    case UInt8(ascii: "/"): return add(.regex, to: endOfExtendedRegex(from: end, pounds: end - place))
    default: break
    }
    let name = end == place + 1 ? endOfName(from: end) : end
    add(name > end ? .directive : .other, to: name)
  }

  private mutating func readSlash() {
    switch byte(at: place + 1) {
    case UInt8(ascii: "/"): return add(.lineComment, to: endOfLine(from: place))
    case UInt8(ascii: "*"): return add(.blockComment, to: endOfBlockComment(from: place))
    default: break
    }
    if !isBoundOnTheLeft, let end = endOfRegex(from: place) { return add(.regex, to: end) }
    readOperator(until: endOfOperator(from: place))
  }

  /// Whether an operator here would belong to what stands in front of it, as the compiler sees it.
  private var isBoundOnTheLeft: Bool {
    guard let last = tokens.last else { return false }
    return !last.isTrivia && !"([{,;:".utf8.contains(bytes[last.end - 1])
  }

  mutating func add(_ kind: SwiftToken.Kind, to end: Int) {
    tokens.append(SwiftToken(kind: kind, start: place, end: end))
    place = end
  }

  /// The byte there; nil behind the end.
  func byte(at place: Int) -> UInt8? {
    place < bytes.count ? bytes[place] : nil
  }
}
