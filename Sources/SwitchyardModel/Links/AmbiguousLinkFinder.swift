internal import SwitchyardDiagnostics

/// Finds patterns that match one URL, neither of them the more specific.
///
/// Patterns that differ in a literal or in rank are never compared: they fall into different groups. Inside a group, those
/// that ask for literal query items are looked up by the texts of these, so that 100,000 patterns `/open?type=…` take as
/// long as any others.
struct AmbiguousLinkFinder {
  private let graph: RouteGraph
  private let texts: ValueTexts

  /// - Parameter caseNumbers: the cases of each enum of the graph, by name.
  init(_ graph: RouteGraph, caseNumbers: [[String: Int]]) {
    self.graph = graph
    texts = ValueTexts(types: graph.types, caseNumbers: caseNumbers)
  }

  func report(to bag: FindingBag) {
    var groups: [LinkShape: Group] = [:]
    groups.reserveCapacity(graph.links.patterns.count)
    var budget = Budget()
    for pattern in graph.links.patterns {
      let demands = pattern.demands
      let shape = pattern.shape(in: graph.types)
      let earlier = groups[shape, default: Group()].insert(pattern.id, demands, within: &budget) { other, budget in
        let otherDemands = graph[other].demands
        return budget.spend(cost(demands, otherDemands)) && common(demands, otherDemands) != nil
      }
      guard let earlier else { continue }
      let example = example(pattern, demands, graph[earlier].demands)
      bag.report(AmbiguousLink(pattern: pattern, earlier: graph[earlier], example: example))
    }
  }

  /// Patterns that differ in the types of their placeholders alone, or in the names of their query items, are compared
  /// one by one. So many of them that this takes long are no app's, and then the rest is left alone.
  fileprivate struct Budget {
    private var remaining = 1_000_000

    mutating func spend(_ cost: Int) -> Bool {
      remaining -= min(cost, max(remaining + 1, 0))
      return remaining >= 0
    }
  }

  private func cost(_ left: LinkDemands, _ right: LinkDemands) -> Int {
    zip(left.segments, right.segments).reduce(1 + left.items.count * right.items.count) { sum, pair in
      sum + texts.costOfCommon(pair.0, pair.1)
    }
  }

  // MARK: - Two patterns of one shape

  /// For each placeholder of the path, and each item that both name, a text that both take; nil where there is none.
  private func common(_ left: LinkDemands, _ right: LinkDemands) -> (segments: [String], items: [String: String])? {
    var segments: [String] = []
    for (one, other) in zip(left.segments, right.segments) {
      guard let text = texts.common(one, other) else { return nil }
      segments.append(text)
    }
    var items: [String: String] = [:]
    for item in left.items {
      guard let other = right.items.first(where: { $0.name == item.name }) else { continue }
      if case .placeholder(_, isRequired: false) = item.value, case .placeholder(_, isRequired: false) = other.value {
        continue
      }
      guard let text = common(item.value, other.value) else { return nil }
      items[item.name] = text
    }
    return (segments, items)
  }

  private func common(_ left: LinkDemands.Value, _ right: LinkDemands.Value) -> String? {
    switch (left, right) {
    case (.literal(let one), .literal(let other)): one == other ? one : nil
    case (.literal(let text), .placeholder(let type, _)), (.placeholder(let type, _), .literal(let text)):
      texts.accepts(text, as: type) ? text : nil
    case (.placeholder(let one, _), .placeholder(let other, _)): texts.common(one, other)
    }
  }

  /// A URL's path that both match: `/posts/1?type=pvp`.
  private func example(_ pattern: LinkPattern, _ left: LinkDemands, _ right: LinkDemands) -> String {
    guard let common = common(left, right) else { return pattern.text }
    var values = common.segments.makeIterator()
    var path = ""
    for segment in pattern.template.segments {
      let text =
        switch segment {
        case .literal(let text): text
        case .placeholder: values.next() ?? "a"
        case .rest: "a"
        }
      path += "/" + PercentEncoding.encode(text)
    }
    let items = (left.items + right.items.filter { item in !left.items.contains { $0.name == item.name } })
      .compactMap { item -> String? in
        guard let text = common.items[item.name] ?? needed(item.value) else { return nil }
        return PercentEncoding.encode(item.name) + "=" + PercentEncoding.encode(text)
      }
    return (path.isEmpty ? "/" : path) + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
  }

  private func needed(_ value: LinkDemands.Value) -> String? {
    switch value {
    case .literal(let text): text
    case .placeholder(let type, isRequired: true): texts.common(type, type)
    case .placeholder(_, isRequired: false): nil
    }
  }
}

// MARK: - Patterns of one shape

extension AmbiguousLinkFinder {
  private struct Group {
    /// The first pattern of each set of demands; those that follow are like it in all that counts.
    private var first: [LinkDemands: LinkID] = [:]
    /// The first one is for those without literal query items: nearly all, which need no look-up.
    private var buckets = [Bucket()]
    private var bucketByNames: [[String]: Int] = [:]

    /// Patterns that ask for literal query items of the same names.
    private struct Bucket {
      var all: [LinkID] = []
      var byTexts: [[String]: [LinkID]] = [:]
    }

    /// Takes a pattern in, and gives an earlier one that it conflicts with.
    mutating func insert(
      _ id: LinkID, _ demands: LinkDemands, within budget: inout Budget,
      conflicts: (LinkID, inout Budget) -> Bool
    ) -> LinkID? {
      if let same = first.insertIfNew(id, for: demands) {
        return same
      }
      let (names, texts) = demands.literals
      let own = names.isEmpty ? 0 : bucketByNames.value(for: names, inserting: buckets.count)
      if own == buckets.count { buckets.append(Bucket()) }
      defer {
        buckets[own].all.append(id)
        if own > 0 { buckets[own].byTexts[texts, default: []].append(id) }
      }
      for index in buckets.indices {
        guard budget.spend(1) else { return nil }
        let candidates = index == own && own > 0 ? buckets[index].byTexts[texts] ?? [] : buckets[index].all
        if let found = candidates.first(where: { conflicts($0, &budget) }) { return found }
      }
      return nil
    }
  }
}
