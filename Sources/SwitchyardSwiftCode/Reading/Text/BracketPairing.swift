/// Finds which brackets belong together.
struct BracketPairing {
  /// Deeper than any compiler goes.
  private static let deepest = 1000

  private let bytes: [UInt8]
  private let code: [SwiftToken]
  private(set) var partners: [Int]
  private(set) var braces: [Int?] = []
  private(set) var outers: [Int?] = []

  init(_ bytes: [UInt8], _ code: [SwiftToken], _ directives: [ConditionalDirective]) throws(SwiftTextFault) {
    self.bytes = bytes
    self.code = code
    partners = Array(code.indices)
    try pair(directives)
    findBraces()
  }

  private mutating func pair(_ directives: [ConditionalDirective]) throws(SwiftTextFault) {
    var open: [Int] = []
    var bodies: [Int] = []
    var rest = directives[...]
    var heights: [Int] = []
    for index in code.indices {
      while let directive = rest.first, directive.codeIndex == index {
        try check(directive, open, &heights)
        rest.removeFirst()
      }
      outers.append(bodies.last)
      switch bracket(index) {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        open.append(index)
        if bracket(index) == UInt8(ascii: "{") { bodies.append(index) }
        if open.count > Self.deepest { throw SwiftTextFault(reason: .tooDeep, token: code[index]) }
      case let closing?:
        guard let opening = open.popLast(), bracket(opening) == Self.opening(of: closing) else {
          throw SwiftTextFault(reason: .unexpected, token: code[index])
        }
        (partners[opening], partners[index]) = (index, opening)
        if bodies.last == opening { bodies.removeLast() }
      case nil: break
      }
    }
    for directive in rest { try check(directive, open, &heights) }
    if let opening = open.last { throw SwiftTextFault(reason: .unclosed, token: code[opening]) }
  }

  /// Each branch of an `#if` closes the brackets that it opens, and no others.
  private func check(_ directive: ConditionalDirective, _ open: [Int], _ heights: inout [Int]) throws(SwiftTextFault) {
    if directive.kind == .if { return heights.append(open.count) }
    let height = heights.last ?? 0
    if open.count > height { throw SwiftTextFault(reason: .unclosed, token: code[open[open.count - 1]]) }
    if open.count < height {
      let token = SwiftToken(kind: .directive, start: directive.start, end: directive.end)
      throw SwiftTextFault(reason: .unexpected, token: token)
    }
    if directive.kind == .endif { heights.removeLast() }
  }

  /// From the end of the text, so that the next brace at each depth is the last one seen.
  private mutating func findBraces() {
    braces = Array(repeating: nil, count: code.count)
    var next: [Int?] = [nil]
    for index in code.indices.reversed() {
      switch bracket(index) {
      case UInt8(ascii: "("), UInt8(ascii: "["): next.removeLast()
      case UInt8(ascii: "{"):
        next.removeLast()
        next[next.count - 1] = index
      case .some: next.append(nil)
      case nil: break
      }
      braces[index] = next[next.count - 1]
    }
  }

  /// The bracket that a token is.
  private func bracket(_ index: Int) -> UInt8? {
    guard code[index].kind == .punctuation else { return nil }
    let byte = bytes[code[index].start]
    return "()[]{}".utf8.contains(byte) ? byte : nil
  }

  private static func opening(of closing: UInt8) -> UInt8 {
    switch closing {
    case UInt8(ascii: ")"): UInt8(ascii: "(")
    case UInt8(ascii: "]"): UInt8(ascii: "[")
    default: UInt8(ascii: "{")
    }
  }
}
