package import SwitchyardModel

/// Makes URLs that open a link: `courier://posts/0` for the pattern `/posts/{id}`.
package struct LinkURLs: Sendable {
  private let graph: RouteGraph
  private let matcher: LinkMatcher

  package init(_ graph: RouteGraph) {
    self.graph = graph
    matcher = LinkMatcher(graph)
  }

  /// A URL for which this pattern is chosen.
  ///
  /// Nil where the spec names neither a scheme nor a host, and where more specific patterns take every URL that was tried.
  package func url(of link: LinkID) -> String? {
    let pattern = graph[link]
    let choices = pattern.placeholders.map { candidates(for: $0.type) }
    for attempt in 0..<Self.mostAttempts {
      guard let texts = texts(choices, attempt: attempt) else { return nil }
      guard let url = url(of: pattern, with: texts) else { return nil }
      if matcher.match(url)?.link == link { return url }
    }
    return nil
  }

  /// A URL for which this pattern is chosen, with all that it can carry, and a value of its own for each placeholder where
  /// that can be; else as ``url(of:)``. Values of the app's own types are left out where they can be: nobody can make them up.
  package func fullURL(of link: LinkID) -> String? {
    let pattern = graph[link]
    let texts = pattern.placeholders.enumerated().map { place, placeholder in
      let candidates = candidates(for: placeholder.type)
      return candidates[place % candidates.count]
    }
    if let url = url(of: pattern, with: texts, isFull: true), matcher.match(url)?.link == link { return url }
    return url(of: link)
  }

  private static let mostAttempts = 1000

  /// The combination of candidates of a number: the first placeholder's changes fastest. Nil behind the last one.
  private func texts(_ choices: [[String]], attempt: Int) -> [String]? {
    var rest = attempt
    var texts: [String] = []
    for candidates in choices {
      texts.append(candidates[rest % candidates.count])
      rest /= candidates.count
    }
    return rest == 0 ? texts : nil
  }

  /// Texts that are values of a type, the plainest first.
  private func candidates(for type: ValueType) -> [String] {
    switch type.base {
    case .string: return ["x", "a", "b", "text", "1", "x1", "any-text"]
    case .int: return ["0", "1", "2", "3", "42", "1000", "-1"]
    case .double: return ["0.5", "0", "1", "1.5", "2e9"]
    case .bool: return ["true", "false"]
    case .uuid: return ["0", "1", "A"].map { "00000000-0000-0000-0000-00000000000" + $0 }
    case .url: return ["about:blank", "https://x.example"]
    case .date: return ["2001-01-01T00:00:00Z", "2001-01-02"]
    case .declared(let id):
      guard case .enumeration(let cases) = graph[id].kind, !cases.isEmpty else { return ["x", "a", "0"] }
      return Array(cases.prefix(100))
    }
  }

  /// - Parameter texts: one for each placeholder. Query items that may be absent are left out.
  private func url(of pattern: LinkPattern, with texts: [String], isFull: Bool = false) -> String? {
    var segments: [String] = []
    for segment in pattern.template.segments {
      switch segment {
      case .literal(let text): segments.append(PercentEncoding.encode(text))
      case .placeholder(let place), .rest(let place): segments.append(PercentEncoding.encode(texts[place]))
      }
    }
    var items: [String] = []
    for item in pattern.template.query {
      let name = PercentEncoding.encode(item.name) + "="
      switch item.value {
      case .literal(let text): items.append(name + PercentEncoding.encode(text))
      case .placeholder(let place)
      where item.isRequired || isFull && !isOwn(pattern.placeholders[place].type):
        items.append(name + PercentEncoding.encode(texts[place]))
      case .placeholder: break
      }
    }
    guard let origin = origin(before: segments.first) else { return nil }
    return origin + segments.joined(separator: "/") + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
  }

  private func isOwn(_ type: ValueType) -> Bool {
    guard case .declared(let id) = type.base, case .external = graph[id].kind else { return false }
    return true
  }

  private func origin(before segment: String?) -> String? {
    graph.links.origins(before: segment).first
  }
}
