package import SwitchyardModel

/// Tries every pattern on a URL, the most specific first: plain, and right for it.
package struct LinkMatcher: Sendable {
  let graph: RouteGraph
  /// The most specific first.
  let order: [LinkID]
  /// The places in the order of the patterns that begin with a literal, by that literal; and of the others.
  private var placesByLiteral: [String: [Int]] = [:]
  private var otherPlaces: [Int] = []

  package init(_ graph: RouteGraph) {
    self.graph = graph
    let ranked = graph.links.patterns.map { (id: $0.id, rank: LinkSpecificity(of: $0, in: graph.types)) }
    // Of two that are equally specific the first of the spec is tried first.
    order = ranked.sorted { $0.rank < $1.rank || !($1.rank < $0.rank) && $0.id < $1.id }.map(\.id)
    for (place, id) in order.enumerated() {
      if case .literal(let text)? = graph[id].template.segments.first {
        placesByLiteral[text, default: []].append(place)
      } else {
        otherPlaces.append(place)
      }
    }
  }

  package func match(_ url: String) -> LinkMatch? {
    try? find(url)
  }

  /// The same, with the reason where there is none.
  package func find(_ url: String) throws(LinkRefusal) -> LinkMatch {
    // To an app without links every one is foreign, however it is written.
    guard !order.isEmpty else { throw .foreign }
    let parts: LinkURL
    do throws(LinkURLFault) { parts = try LinkURL(url, of: graph.links) } catch { throw error.refusal }
    let places = parts.segments.first.flatMap { placesByLiteral[$0] } ?? []
    // A literal is more specific than all else, so those that begin with one come first.
    for place in places + otherPlaces {
      if let values = try? values(of: graph[order[place]], in: parts) {
        return LinkMatch(link: order[place], values: values)
      }
    }
    throw .noPattern
  }

  /// The values of a pattern's placeholders; throws where the URL is none of the pattern's.
  func values(of pattern: LinkPattern, in url: LinkURL) throws(LinkMismatch) -> [Value] {
    var values = [Value](repeating: .nil, count: pattern.placeholders.count)
    try fill(&values, from: url.segments, of: pattern)
    for (index, item) in pattern.template.query.enumerated() {
      let found = url.items.filter { $0.name.hasBytes(of: item.name) }
      // Where it stands twice, nobody can say which is meant.
      if found.count > 1 { throw .repeatedItem(index) }
      guard let text = found.first?.value else {
        if item.isRequired { throw .missingItem(index) }
        continue
      }
      switch item.value {
      case .literal(let literal):
        guard text.hasBytes(of: literal) else { throw .otherItem(index, text: text) }
      case .placeholder(let place):
        guard let value = graph.linkValue(of: text, as: pattern.placeholders[place].type.base) else {
          throw .otherItem(index, text: text)
        }
        values[place] = value
      }
    }
    return values
  }

  private func fill(
    _ values: inout [Value], from segments: [String], of pattern: LinkPattern
  ) throws(LinkMismatch) {
    var rest = segments[...]
    for (index, segment) in pattern.template.segments.enumerated() {
      guard let text = rest.popFirst() else { throw .missingSegment(index) }
      switch segment {
      case .literal(let literal):
        guard text.hasBytes(of: literal) else { throw .otherSegment(index, text: text) }
      case .placeholder(let place):
        guard let value = graph.linkValue(of: text, as: pattern.placeholders[place].type.base) else {
          throw .otherSegment(index, text: text)
        }
        values[place] = value
      case .rest(let place):
        values[place] = .array([.string(text)] + rest.map { .string($0) })
        rest = []
      }
    }
    if let text = rest.first { throw .excessSegment(rest.startIndex, text: text) }
  }
}

/// Where a URL first differs from a pattern. The numbers are those of the pattern's segments and query items.
package enum LinkMismatch: Error, Hashable, Sendable {
  /// The URL ends before this segment.
  case missingSegment(Int)
  /// Another text than the pattern's, or one that is no value of the placeholder's type.
  case otherSegment(Int, text: String)
  /// The URL goes on where the pattern has ended.
  case excessSegment(Int, text: String)
  case missingItem(Int)
  case repeatedItem(Int)
  /// As with segments.
  case otherItem(Int, text: String)
}
