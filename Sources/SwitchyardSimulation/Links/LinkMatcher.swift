package import SwitchyardModel

/// A link of the spec that a URL matches, with the values of its placeholders.
package struct LinkMatch: Hashable, Sendable {
  package var link: LinkID
  /// In the order of the pattern's placeholders; nil for a query item that is absent.
  package var values: [Value]
}

/// Tries every pattern on a URL, the most specific first: plain, and right for it.
package struct LinkMatcher: Sendable {
  private let graph: RouteGraph
  /// The most specific first.
  private let order: [LinkID]
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
    guard let parts = LinkURL(url, of: graph.links) else { return nil }
    let places = parts.segments.first.flatMap { placesByLiteral[$0] } ?? []
    // A literal is more specific than all else, so those that begin with one come first.
    for place in places + otherPlaces {
      if let values = values(of: graph[order[place]], in: parts) {
        return LinkMatch(link: order[place], values: values)
      }
    }
    return nil
  }

  /// Nil where the URL is none of the pattern's.
  private func values(of pattern: LinkPattern, in url: LinkURL) -> [Value]? {
    var values = [Value](repeating: .nil, count: pattern.placeholders.count)
    guard fill(&values, from: url.segments, of: pattern) else { return nil }
    for item in pattern.template.query {
      let found = url.items.filter { $0.name.hasBytes(of: item.name) }
      // Where it stands twice, nobody can say which is meant.
      guard found.count < 2 else { return nil }
      switch item.value {
      case .literal(let text):
        guard let value = found.first?.value, value.hasBytes(of: text) else { return nil }
      case .placeholder(let place):
        if found.isEmpty, !item.isRequired { continue }
        let value = found.first.flatMap { graph.linkValue(of: $0.value, as: pattern.placeholders[place].type.base) }
        guard let value else { return nil }
        values[place] = value
      }
    }
    return values
  }

  private func fill(_ values: inout [Value], from segments: [String], of pattern: LinkPattern) -> Bool {
    var rest = segments[...]
    for segment in pattern.template.segments {
      guard let text = rest.popFirst() else { return false }
      switch segment {
      case .literal(let literal):
        guard text.hasBytes(of: literal) else { return false }
      case .placeholder(let place):
        guard let value = graph.linkValue(of: text, as: pattern.placeholders[place].type.base) else { return false }
        values[place] = value
      case .rest(let place):
        values[place] = .array([.string(text)] + rest.map { .string($0) })
        rest = []
      }
    }
    return rest.isEmpty
  }
}
