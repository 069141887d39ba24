/// What a pattern asks of a URL whose segments have led to its node, and where its values come from.
struct LinkPattern {
  private static let headerLength = 5

  let words: LinkWords
  let address: Int

  var module: Int { words[address] }
  var place: Int { words[address + 1] }
  private var literalItemCount: Int { words[address + 2] }
  private var itemCount: Int { words[address + 3] }
  private var segmentCount: Int { words[address + 4] }

  /// How specific the pattern is among those of its node, the more the greater.
  var specificity: (literals: Int, required: Int) {
    (literalItemCount, items.reduce(0) { $0 + ($1.isRequired ? 1 : 0) })
  }

  var literalItems: some Sequence<(name: Int, text: UnsafeBufferPointer<UInt8>)> {
    let first = address + Self.headerLength
    return (0..<literalItemCount).lazy.map { (words[first + 3 * $0], words.text(at: first + 3 * $0 + 1)) }
  }

  var items: some Sequence<(name: Int, kind: LinkKind, isRequired: Bool)> {
    let first = address + Self.headerLength + 3 * literalItemCount
    return (0..<itemCount).lazy.map {
      let item = first + 4 * $0
      return (words[item], LinkKind(words: words, address: item + 1), words[item + 3] == 1)
    }
  }

  var segments: some Sequence<(place: Int, kind: LinkKind)> {
    let first = address + Self.headerLength + 3 * literalItemCount + 4 * itemCount
    return (0..<segmentCount).lazy.map {
      (words[first + 3 * $0], LinkKind(words: words, address: first + 3 * $0 + 1))
    }
  }
}
