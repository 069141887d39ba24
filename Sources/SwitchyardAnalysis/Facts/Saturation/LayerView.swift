/// The stacks of one kind of layer as a plain graph, from their tops down to the root.
///
/// A replaced element is on no stack, though what lay below it still is. So each node has two vertices: the element, and
/// the place below it.
struct LayerView {
  private let nodes: [StackAutomaton.Node]
  /// By node of the whole automaton: its place here.
  private let places: [StackAutomaton.Node: Int32]
  private let search: AnchorSearch

  init(_ nodes: [StackAutomaton.Node], of automaton: borrowing StackAutomaton) {
    self.nodes = nodes
    var places: [StackAutomaton.Node: Int32] = [:]
    places.reserveCapacity(nodes.count)
    for (place, node) in nodes.enumerated() { places[node] = Int32(place) }
    var edges: [(source: Int32, target: Int32)] = []
    let bottom = 2 * Int32(nodes.count)
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
    search = AnchorSearch(count: 2 * nodes.count + 1, edges: edges, bottom: bottom)
  }

  /// For each node that is asked about, what its stacks say of its anchors.
  func answers(for asked: [StackAutomaton.Node], anchors: [[StackAutomaton.Node]]) -> [AnchorAnswer] {
    search.answers(for: asked.map(vertex), anchors: anchors.map { $0.map(vertex) }).map { answer in
      AnchorAnswer(found: answer.found.map { nodes[Int($0 / 2)] }, isMissed: answer.isMissed)
    }
  }

  private func vertex(of node: StackAutomaton.Node) -> Int32 { 2 * (places[node] ?? 0) }
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
