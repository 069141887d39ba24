/// What a pattern asks of a URL whose segments have led to its node, and where its values come from.
struct LinkPattern {
  private static let headerLength = 5

  let words: LinkWords
  let address: Int

  var module: Int { words[address] }
  var place: Int { words[address + 1] }
  var literalItemCount: Int { words[address + 2] }
  var itemCount: Int { words[address + 3] }
  var segmentCount: Int { words[address + 4] }

  /// How specific the pattern is among those of its node, the more the greater.
  var specificity: (literals: Int, required: Int) {
    var required = 0
    for place in 0..<itemCount where item(place).isRequired { required += 1 }
    return (literalItemCount, required)
  }

  func literalItem(_ place: Int) -> (name: Int, text: UnsafeBufferPointer<UInt8>) {
    let item = address + Self.headerLength + 3 * place
    return (words[item], words.text(at: item + 1))
  }

  func item(_ place: Int) -> (name: Int, kind: LinkKind, isRequired: Bool) {
    let item = address + Self.headerLength + 3 * literalItemCount + 4 * place
    return (words[item], LinkKind(words: words, address: item + 1), words[item + 3] == 1)
  }

  func segment(_ place: Int) -> (place: Int, kind: LinkKind) {
    let segment = address + Self.headerLength + 3 * literalItemCount + 4 * itemCount + 3 * place
    return (words[segment], LinkKind(words: words, address: segment + 1))
  }
}
