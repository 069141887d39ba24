/// Puts the tokens of a text where they belong: code, comments, and the lines that say what is compiled.
struct TokenSorting {
  private let bytes: [UInt8]
  private let tokens: [SwiftToken]
  private(set) var code: [SwiftToken] = []
  private(set) var comments: [SwiftToken] = []
  private(set) var directives: [ConditionalDirective] = []
  private(set) var depths: [Int] = []
  /// The tokens of the `#if` around.
  private var open: [SwiftToken] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = SwiftLexer.tokens(of: bytes)
  }

  mutating func sortAll() throws(SwiftTextFault) {
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if isMergeMark(token) { throw SwiftTextFault(reason: .mergeMark, token: token) }
      switch token.kind {
      case .lineComment, .blockComment: comments.append(token)
      case .space, .lineBreak: break
      case .directive:
        if let kind = ConditionalDirective.Kind(rawValue: text(of: token)) {
          index = try sort(kind, at: index)
        } else {
          sortCode(token)
        }
      default: sortCode(token)
      }
      index += 1
    }
    if let unclosed = open.last { throw SwiftTextFault(reason: .unclosed, token: unclosed) }
  }

  private mutating func sortCode(_ token: SwiftToken) {
    code.append(token)
    depths.append(open.count)
  }

  /// - Returns: the last token of the directive.
  private mutating func sort(_ kind: ConditionalDirective.Kind, at index: Int) throws(SwiftTextFault) -> Int {
    let token = tokens[index]
    if kind == .if {
      open.append(token)
    } else if open.isEmpty {
      throw SwiftTextFault(reason: .unexpected, token: token)
    }
    let last = kind.hasCondition ? endOfCondition(behind: index) : index
    comments += tokens[index...last].filter { $0.kind == .lineComment || $0.kind == .blockComment }
    directives.append(
      ConditionalDirective(
        kind: kind, start: token.start, end: tokens[index...last].last { !$0.isTrivia }?.end ?? token.end,
        codeIndex: code.count, depth: open.count))
    if kind == .endif { open.removeLast() }
    return last
  }

  /// The last token of a condition: it goes on in the next line behind `&&` or `||`, and within brackets.
  private func endOfCondition(behind directive: Int) -> Int {
    var end = directive
    var brackets = 0
    var goesOn = false
    for index in tokens.indices[(directive + 1)...] {
      let token = tokens[index]
      if token.kind == .lineBreak, brackets <= 0, !goesOn { return end }
      if !token.isTrivia {
        let word = text(of: token)
        brackets += word == "(" ? 1 : word == ")" ? -1 : 0
        goesOn = word == "&&" || word == "||"
      }
      end = index
    }
    return end
  }

  /// `<<<<<<< HEAD` at the beginning of a line.
  private func isMergeMark(_ token: SwiftToken) -> Bool {
    guard token.kind == .operator, token.range.count == 7, bytes[token.range].allSatisfy({ $0 == UInt8(ascii: "<") })
    else { return false }
    return token.start == 0 || bytes[token.start - 1] == UInt8(ascii: "\n")
  }

  private func text(of token: SwiftToken) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }
}
