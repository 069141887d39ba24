/// A place in the trie that is being built: what may come next, and the patterns that end here.
struct LinkTableNode {
  var patterns: [Int] = []
  private(set) var literals: [String: Int] = [:]
  private(set) var typed: [Edge] = []
  private(set) var texts: [Edge] = []
  private(set) var rest: Int?

  struct Edge {
    var kind: LinkTableEncoder.Kind
    var node: Int
  }

  func next(behind segment: LinkTableEncoder.Segment) -> Int? {
    switch segment {
    case .literal(let text): literals[text]
    case .placeholder(let kind): (kind.isTyped ? typed : texts).first { $0.kind == kind }?.node
    case .rest: rest
    }
  }

  mutating func add(_ segment: LinkTableEncoder.Segment, leadingTo node: Int) {
    switch segment {
    case .literal(let text): literals[text] = node
    case .placeholder(let kind) where kind.isTyped: typed.append(Edge(kind: kind, node: node))
    case .placeholder(let kind): texts.append(Edge(kind: kind, node: node))
    case .rest: rest = node
    }
  }

  /// In the order of the texts' bytes.
  var sortedLiterals: [(text: String, node: Int)] {
    literals.map { ($0.key, $0.value) }.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
  }
}

extension LinkTableEncoder.Kind {
  /// Whether few texts are values of the kind, so that it is more specific than one that takes about any text.
  var isTyped: Bool {
    switch self {
    case .int, .double, .bool, .uuid, .choice: true
    case .string, .date, .url, .own: false
    }
  }
}
