/// Walks the trie along a URL's segments, the most specific edges first, and goes back where they lead nowhere.
///
/// Edges of equal rank are walked together, as one set of nodes: which of them is the more specific shows only further
/// on. No node is visited twice, since each has one depth.
struct LinkSearch {
  private let words: LinkWords
  private let url: LinkURL
  private let accepts: (_ type: Int, _ text: String) -> Bool
  /// For each item name of the table: the place of the item in the URL, or that there is none or more than one.
  private var items: [ItemPlace]
  /// The sets of nodes on the way, one behind the other.
  private var nodes: [LinkNode] = []

  private enum ItemPlace {
    case absent
    case at(Int)
    /// It stands there twice, and nobody can say which is meant.
    case repeated
  }

  init(words: LinkWords, url: LinkURL, accepts: @escaping (_ type: Int, _ text: String) -> Bool) {
    self.words = words
    self.url = url
    self.accepts = accepts
    items = []
  }

  mutating func run() -> LinkMatch? {
    placeItems()
    nodes.reserveCapacity(16)
    nodes.append(words.root)
    return walk(0..<1, depth: 0)
  }

  private mutating func placeItems() {
    let names = words.itemNames
    items = Array(repeating: .absent, count: names.count)
    guard !items.isEmpty else { return }
    url.bytes.withUnsafeBufferPointer { bytes in
      for (place, item) in url.items.enumerated() {
        guard let name = names.sortedPlace(of: bytes[item.name]) else { continue }
        if case .absent = items[name] { items[name] = .at(place) } else { items[name] = .repeated }
      }
    }
  }

  /// The best match behind a set of nodes that are equally specific so far.
  private mutating func walk(_ set: Range<Int>, depth: Int) -> LinkMatch? {
    guard depth < url.segments.count else { return best(of: set) }
    let start = nodes.count
    for index in set {
      let next = url.bytes.withUnsafeBufferPointer { nodes[index].literal($0[url.segments[depth]]) }
      if let next { nodes.append(next) }
    }
    if let match = walkOn(from: start, depth: depth + 1) { return match }
    for rank in [LinkRank.typed, .text] {
      for index in set {
        for (kind, node) in nodes[index].edges(of: rank) where value(of: kind, at: url.segments[depth]) != nil {
          nodes.append(node)
        }
      }
      if let match = walkOn(from: start, depth: depth + 1) { return match }
    }
    for index in set {
      nodes.append(contentsOf: nodes[index].edges(of: .rest).map(\.node))
    }
    return walkOn(from: start, depth: url.segments.count)
  }

  private mutating func walkOn(from start: Int, depth: Int) -> LinkMatch? {
    guard start < nodes.count else { return nil }
    defer { nodes.removeSubrange(start...) }
    return walk(start..<nodes.count, depth: depth)
  }

  private func best(of set: Range<Int>) -> LinkMatch? {
    var best: LinkPattern?
    for index in set {
      let first = nodes[index].patterns.first { pattern in
        (best.map { pattern.specificity > $0.specificity } ?? true) && values(of: pattern) != nil
      }
      best = first ?? best
    }
    guard let best, let values = values(of: best) else { return nil }
    return LinkMatch(module: best.module, pattern: best.place, values: values)
  }

  /// The values of a pattern's placeholders; nil where its query asks for something else.
  private func values(of pattern: LinkPattern) -> [CaseArgument]? {
    for (name, text) in pattern.literalItems {
      guard case .at(let place) = items[name], url.bytes[url.items[place].value].elementsEqual(text) else {
        return nil
      }
    }
    var values = pattern.segments.map { place, kind in
      kind.isRest
        ? .list(url.segments[place...].map { .string(String(decoding: url.bytes[$0], as: UTF8.self)) })
        : value(of: kind, at: url.segments[place]) ?? .absent
    }
    for (name, kind, isRequired) in pattern.items {
      switch items[name] {
      case .absent where !isRequired: values.append(.absent)
      case .at(let place):
        guard let value = value(of: kind, at: url.items[place].value) else { return nil }
        values.append(value)
      default: return nil
      }
    }
    return values
  }

  private func value(of kind: LinkKind, at range: Range<Int>) -> CaseArgument? {
    url.bytes.withUnsafeBufferPointer { kind.value(of: $0[range], accepts: accepts) }
  }
}
