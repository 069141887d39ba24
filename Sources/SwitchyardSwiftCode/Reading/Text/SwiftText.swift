/// A text of Swift with its code apart from its comments, and its brackets in pairs.
package struct SwiftText: Sendable {
  package let bytes: [UInt8]
  /// What the compiler reads, without the lines that say what is compiled: `#if`, `#else` and their like.
  package let code: [SwiftToken]
  package let comments: [SwiftToken]
  package let directives: [ConditionalDirective]
  /// For each token of the code, in how many `#if` it stands.
  let depths: [Int]
  /// For each token of the code, the one at the other end of the brackets; itself where it is none.
  let partners: [Int]
  /// For each token of the code, the next brace that opens at its depth, before what it stands in ends.
  let braces: [Int?]
  /// For each token of the code, the brace that opens the body in which it stands; nil where it stands in none.
  let outers: [Int?]

  package init(_ bytes: [UInt8]) throws(SwiftTextFault) {
    var sorting = TokenSorting(bytes)
    try sorting.sortAll()
    let brackets = try BracketPairing(bytes, sorting.code, sorting.directives)
    self.bytes = bytes
    (code, comments, directives, depths) = (sorting.code, sorting.comments, sorting.directives, sorting.depths)
    (partners, braces, outers) = (brackets.partners, brackets.braces, brackets.outers)
  }

  /// The token's text.
  package func text(of token: SwiftToken) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }

  /// The text of a token of the code; empty where there is none, so that whoever looks around need not ask how far.
  func word(_ index: Int) -> String {
    code.indices.contains(index) ? text(of: code[index]) : ""
  }

  /// The name that a token stands for, without backticks; nil where it is none.
  package func name(_ index: Int) -> String? {
    guard code.indices.contains(index) else { return nil }
    switch code[index].kind {
    case .name: return text(of: code[index])
    case .escapedName: return String(decoding: bytes[(code[index].start + 1)..<(code[index].end - 1)], as: UTF8.self)
    default: return nil
    }
  }

  /// The same for a word that may be a keyword: nil where backticks or a dot in front of it make it a name.
  func keyword(_ index: Int) -> String? {
    guard code.indices.contains(index), code[index].kind == .name, word(index - 1) != "." else { return nil }
    return word(index)
  }

  /// Whether a line ends between two tokens of the code.
  func breaksLine(between first: Int, and second: Int) -> Bool {
    guard code.indices.contains(first), code.indices.contains(second) else { return true }
    return bytes[code[first].end..<code[second].start].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  /// In how many `#if` a token of the code stands.
  package func conditions(at index: Int) -> Int { depths[index] }

  /// Behind the token, or the bracket that it opens.
  func index(after index: Int) -> Int {
    max(index, partners[index]) + 1
  }

  /// The tokens of a stretch of the code that stand in no brackets of it; of those the opening ones.
  func topLevel(_ range: Range<Int>) -> [Int] {
    var indices: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      indices.append(index)
      index = self.index(after: index)
    }
    return indices
  }

  /// The directives between two tokens of the code.
  func directives(between first: Int, and second: Int) -> ArraySlice<ConditionalDirective> {
    directives[directives.endOfPrefix { $0.codeIndex <= first }...].prefix { $0.codeIndex <= second }
  }

  package func comment(startingAt offset: Int) -> SwiftToken? {
    let place = comments.endOfPrefix { $0.start < offset }
    return place < comments.count && comments[place].start == offset ? comments[place] : nil
  }
}

extension Array {
  /// By halving: where the elements at the beginning end that are so; no later one is.
  fileprivate func endOfPrefix(where isSo: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isSo(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
