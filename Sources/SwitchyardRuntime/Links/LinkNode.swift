/// A place in the trie: what may come next, and which patterns end here.
struct LinkNode {
  private static let headerLength = 5
  private static let edgeLength = 3

  let words: LinkWords
  let address: Int

  /// The node behind a literal segment.
  func literal(_ segment: Slice<UnsafeBufferPointer<UInt8>>) -> LinkNode? {
    let first = address + Self.headerLength
    let place = words.search(words[address], for: segment) { first + Self.edgeLength * $0 }
    return place.map { LinkNode(words: words, address: words[first + Self.edgeLength * $0 + 2]) }
  }

  /// The places of the edges of a rank.
  func edges(of rank: LinkRank) -> Range<Int> {
    var first = words[address]
    for earlier in 0..<rank.rawValue { first += words[address + 1 + earlier] }
    return first..<first + words[address + 1 + rank.rawValue]
  }

  func kind(ofEdge place: Int) -> LinkKind {
    LinkKind(words: words, address: address + Self.headerLength + Self.edgeLength * place)
  }

  func node(behindEdge place: Int) -> LinkNode {
    LinkNode(words: words, address: words[address + Self.headerLength + Self.edgeLength * place + 2])
  }

  var patternCount: Int { words[address + 4] }

  /// The patterns that end here, the most specific first.
  func pattern(_ place: Int) -> LinkPattern {
    let first = address + Self.headerLength + Self.edgeLength * edges(of: .rest).upperBound
    return LinkPattern(words: words, address: words[first + place])
  }
}

/// How closely an edge that is no literal describes a segment, the closest first.
enum LinkRank: Int {
  /// A placeholder of a type that few texts are of.
  case typed
  /// A placeholder of a type that about any text may be of.
  case text
  /// A placeholder for the rest of the path.
  case rest
}
