/// The stacks of one kind of layer as a plain graph, from their tops down to the root.
///
/// A replaced element is on no stack, though what lay below it still is. So each node has two vertices: the element, and
/// the place below it.
struct LayerView {
  private let nodes: [StackAutomaton.Node]
  /// By node of the whole automaton: its place here.
  private let places: [StackAutomaton.Node: Int32]
  private let edges: [(source: Int32, target: Int32)]
  /// Below all roots.
  private let bottom: Int32

  init(_ nodes: [StackAutomaton.Node], of automaton: borrowing StackAutomaton) {
    self.nodes = nodes
    var places: [StackAutomaton.Node: Int32] = [:]
    places.reserveCapacity(nodes.count)
    for (place, node) in nodes.enumerated() { places[node] = Int32(place) }
    var edges: [(source: Int32, target: Int32)] = []
    bottom = 2 * Int32(nodes.count)
    for (place, node) in nodes.enumerated() {
      let element = 2 * Int32(place)
      if !automaton.isVirtual(node) { edges.append((element, element + 1)) }
      if automaton.has(.root, node) { edges.append((element + 1, bottom)) }
      automaton.forEachEdge(of: node) { relation, target in
        guard let other = places[target].map({ 2 * $0 }) else { return }
        switch relation {
        case .over: edges.append((element + 1, other))
        case .same: edges.append((element + 1, other + 1))
        case .alias:
          edges.append((element, other))
          edges.append((element + 1, other + 1))
        }
      }
    }
    self.places = places
    self.edges = edges
  }

  /// For each node that is asked about, what its stacks say of its anchors.
  func answers(for asked: [StackAutomaton.Node], anchors: [[StackAutomaton.Node]]) -> [AnchorAnswer] {
    let upward = Digraph(count: 2 * nodes.count + 1, edges: edges.map { ($0.target, $0.source) })
    let dominators = DominatorTree(upward, root: bottom)
    let found = foundAnchors(for: asked, anchors)
    var avoiding: [[StackAutomaton.Node]: [Bool]] = [:]
    return asked.indices.map { index in
      let vertex = self.vertex(of: asked[index])
      let list = anchors[index]
      let isMissed: Bool
      if list.count < 2 {
        isMissed =
          dominators.isReached(vertex)
          && !(list.first.map { dominators.dominates(self.vertex(of: $0), vertex) } ?? false)
      } else {
        // Some are made in passing, so that there is no single one to be on every way.
        let avoided = Set(list.map { self.vertex(of: $0) })
        let reached = avoiding[list] ?? upward.reachable(from: [bottom]) { avoided.contains($0) }
        avoiding[list] = reached
        isMissed = reached[Int(vertex)]
      }
      return AnchorAnswer(found: found[index], isMissed: isMissed)
    }
  }

  private func vertex(of node: StackAutomaton.Node) -> Int32 { 2 * (places[node] ?? 0) }

  /// Which of its anchors can be reached from each node: 64 of them at a time, over the components of the graph.
  private func foundAnchors(
    for asked: [StackAutomaton.Node], _ anchors: [[StackAutomaton.Node]]
  ) -> [[StackAutomaton.Node]] {
    let distinct = Array(Set(anchors.joined())).sorted()
    var found = asked.map { _ in [StackAutomaton.Node]() }
    if distinct.isEmpty { return found }
    let components = Components(Digraph(count: 2 * nodes.count + 1, edges: edges))
    let inner = Digraph(
      count: Int(components.count),
      edges: edges.lazy.map { (components.numbers[Int($0.source)], components.numbers[Int($0.target)]) }.filter {
        $0.0 != $0.1
      })
    for start in stride(from: 0, to: distinct.count, by: 64) {
      let chunk = distinct[start..<min(start + 64, distinct.count)]
      var words = Array(repeating: UInt64(0), count: Int(components.count))
      var bits: [StackAutomaton.Node: UInt64] = [:]
      for (place, node) in chunk.enumerated() {
        bits[node] = 1 << UInt64(place)
        words[Int(components.numbers[Int(vertex(of: node))])] |= 1 << UInt64(place)
      }
      for component in 0..<components.count {
        for target in inner.successors(of: component) { words[Int(component)] |= words[Int(target)] }
      }
      for index in asked.indices {
        let word = words[Int(components.numbers[Int(vertex(of: asked[index]))])]
        found[index] += anchors[index].filter { (bits[$0] ?? 0) & word != 0 }
      }
    }
    return found
  }
}

/// The views of those kinds that are asked about.
struct LayerViews {
  private var views: [Int32: LayerView] = [:]

  init(of automaton: borrowing StackAutomaton, wanted: Set<Int32>) {
    var nodes: [Int32: [StackAutomaton.Node]] = [:]
    for node in 0..<Int32(automaton.count) where wanted.contains(automaton.kinds[Int(node)]) {
      nodes[automaton.kinds[Int(node)], default: []].append(node)
    }
    for (kind, list) in nodes { views[kind] = LayerView(list, of: automaton) }
  }

  subscript(kind: Int32) -> LayerView? { views[kind] }
}
