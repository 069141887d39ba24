import SwitchyardModel

/// The components of an association in their order.
///
/// A wildcard crosses slashes: `/posts/?*` matches `/posts/1/likes`, too. So the deepest patterns come first, and behind
/// those of a depth stands what excludes all other paths of that depth: the wildcards of the shallower ones never see them.
/// Behind the exclusions only paths without empty segments are left, and then a pattern with as many slashes as the path
/// has can match it in one way alone, segment by segment.
struct AssociationRules {
  private let graph: RouteGraph
  private(set) var variables = AssociationVariables()
  private(set) var looseness = AssociationLooseness()

  init(_ graph: RouteGraph) {
    self.graph = graph
  }

  mutating func components() -> [AssociationComponent] {
    var open: [AssociationComponent] = []
    var depths: [Int: Depth] = [:]
    for pattern in graph.links.patterns {
      let path = AssociationPath(of: pattern, in: graph, &variables, &looseness)
      let components = components(for: pattern, at: path)
      if path.isOpen {
        open += components
      } else {
        depths[pattern.template.segments.count, default: Depth()].add(components, crossing: path.crossesSlashes)
      }
    }
    let crosses = !open.isEmpty || depths.values.contains(where: \.crossesSlashes)
    var components = crosses ? faultyPaths() : []
    // What takes any number of segments stands before all that excludes by their number.
    components += open
    for depth in depths.keys.sorted(by: >) {
      guard let found = depths[depth] else { continue }
      if found.crossesSlashes { components.append(deeperPaths(than: depth)) }
      components += found.components
    }
    return components
  }

  private struct Depth {
    var components: [AssociationComponent] = []
    var crossesSlashes = false

    mutating func add(_ new: [AssociationComponent], crossing: Bool) {
      components += new
      crossesSlashes = crossesSlashes || crossing
    }
  }

  private mutating func components(
    for pattern: LinkPattern, at path: AssociationPath
  ) -> [AssociationComponent] {
    let queries = AssociationQuery(of: pattern, in: graph, &variables, &looseness).alternatives
    var components: [AssociationComponent] = []
    for text in path.texts {
      for query in queries {
        components.append(
          AssociationComponent(path: text, query: query, comment: components.isEmpty ? pattern.text : nil))
      }
    }
    return components
  }

  /// Empty segments and dot segments, which the app refuses wherever they stand.
  private mutating func faultyPaths() -> [AssociationComponent] {
    let dot = variables.reference(toSpellingsOf: UInt8(ascii: "."), [".", "%2E", "%2e"])
    return ["*//*", "*/\(dot)", "*/\(dot)/*", "*/\(dot)\(dot)", "*/\(dot)\(dot)/*"].enumerated().map { index, path in
      let comment = index == 0 ? "an empty segment" : index == 1 ? "segments that mean another path" : nil
      return AssociationComponent(path: path, isExcluded: true, comment: comment)
    }
  }

  private func deeperPaths(than depth: Int) -> AssociationComponent {
    AssociationComponent(
      path: String(repeating: "/?*", count: depth + 1), isExcluded: true,
      comment: "what is left with more than \(depth) segment\(depth == 1 ? "" : "s")")
  }
}
