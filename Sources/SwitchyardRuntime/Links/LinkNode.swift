/// A place in the trie: what may come next, and which patterns end here.
struct LinkNode {
  private static let headerLength = 5
  private static let edgeLength = 3

  let words: LinkWords
  let address: Int

  private var literals: Int { words[address] }
  private var firstTyped: Int { address + Self.headerLength + Self.edgeLength * literals }

  /// The node behind a literal segment.
  func literal(_ segment: Slice<UnsafeBufferPointer<UInt8>>) -> LinkNode? {
    let first = address + Self.headerLength
    let place = words.search(literals, for: segment) { first + Self.edgeLength * $0 }
    return place.map { LinkNode(words: words, address: words[first + Self.edgeLength * $0 + 2]) }
  }

  /// The edges of a rank: a kind, and the node behind it.
  func edges(of rank: LinkRank) -> some Sequence<(kind: LinkKind, node: LinkNode)> {
    var first = firstTyped
    for earlier in 0..<rank.rawValue {
      first += Self.edgeLength * words[address + 1 + earlier]
    }
    return (0..<words[address + 1 + rank.rawValue]).lazy.map { place in
      let edge = first + Self.edgeLength * place
      return (LinkKind(words: words, address: edge), LinkNode(words: words, address: words[edge + 2]))
    }
  }

  /// The patterns that end here, the most specific first.
  var patterns: some Sequence<LinkPattern> {
    let edges = words[address + 1] + words[address + 2] + words[address + 3]
    let first = firstTyped + Self.edgeLength * edges
    return (0..<words[address + 4]).lazy.map { LinkPattern(words: words, address: words[first + $0]) }
  }
}

/// How closely an edge that is no literal describes a segment, the closest first.
enum LinkRank: Int, CaseIterable {
  /// A placeholder of a type that few texts are of.
  case typed
  /// A placeholder of a type that about any text may be of.
  case text
  /// A placeholder for the rest of the path.
  case rest
}
