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
    let segment = url.segments[depth]
    let start = nodes.count
    for index in set {
      let next = url.bytes.withUnsafeBufferPointer { nodes[index].literal($0[segment]) }
      if let next { nodes.append(next) }
    }
    if let match = walkOn(from: start, depth: depth + 1) { return match }
    appendNodes(behind: .typed, of: set, taking: segment)
    if let match = walkOn(from: start, depth: depth + 1) { return match }
    appendNodes(behind: .text, of: set, taking: segment)
    if let match = walkOn(from: start, depth: depth + 1) { return match }
    for index in set {
      for edge in nodes[index].edges(of: .rest) { nodes.append(nodes[index].node(behindEdge: edge)) }
    }
    return walkOn(from: start, depth: url.segments.count)
  }

  private mutating func appendNodes(behind rank: LinkRank, of set: Range<Int>, taking segment: Range<Int>) {
    for index in set {
      let node = nodes[index]
      for edge in node.edges(of: rank) where value(of: node.kind(ofEdge: edge), at: segment) != nil {
        nodes.append(node.node(behindEdge: edge))
      }
    }
  }

  private mutating func walkOn(from start: Int, depth: Int) -> LinkMatch? {
    guard start < nodes.count else { return nil }
    defer { nodes.removeSubrange(start...) }
    return walk(start..<nodes.count, depth: depth)
  }

  private func best(of set: Range<Int>) -> LinkMatch? {
    var best: (pattern: LinkPattern, values: [CaseArgument])?
    for index in set {
      for place in 0..<nodes[index].patternCount {
        let pattern = nodes[index].pattern(place)
        if let best, pattern.specificity <= best.pattern.specificity { break }
        guard let values = values(of: pattern) else { continue }
        best = (pattern, values)
        break
      }
    }
    return best.map { LinkMatch(module: $0.pattern.module, pattern: $0.pattern.place, values: $0.values) }
  }

  /// The values of a pattern's placeholders; nil where its query asks for something else.
  private func values(of pattern: LinkPattern) -> [CaseArgument]? {
    for place in 0..<pattern.literalItemCount {
      let (name, text) = pattern.literalItem(place)
      guard case .at(let item) = items[name], url.bytes[url.items[item].value].elementsEqual(text) else { return nil }
    }
    var values: [CaseArgument] = []
    values.reserveCapacity(pattern.segmentCount + pattern.itemCount)
    for place in 0..<pattern.segmentCount {
      let (segment, kind) = pattern.segment(place)
      values.append(kind.isRest ? rest(from: segment) : value(of: kind, at: url.segments[segment]) ?? .absent)
    }
    for place in 0..<pattern.itemCount {
      let (name, kind, isRequired) = pattern.item(place)
      switch items[name] {
      case .absent where !isRequired: values.append(.absent)
      case .at(let item):
        guard let value = value(of: kind, at: url.items[item].value) else { return nil }
        values.append(value)
      default: return nil
      }
    }
    return values
  }

  private func rest(from segment: Int) -> CaseArgument {
    .list(url.segments[segment...].map { .string(String(decoding: url.bytes[$0], as: UTF8.self)) })
  }

  private func value(of kind: LinkKind, at range: Range<Int>) -> CaseArgument? {
    url.bytes.withUnsafeBufferPointer { kind.value(of: $0[range], accepts: accepts) }
  }
}
