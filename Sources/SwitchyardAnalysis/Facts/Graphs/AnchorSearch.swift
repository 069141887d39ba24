/// What all ways from a vertex down to the bottom of a graph say of some vertices, its anchors.
struct AnchorAnswer {
  /// The anchors that are on some way.
  var found: [Int32]
  /// Whether some way has none of them.
  var isMissed: Bool
}

/// Answers many questions about the ways down a graph at once. Whether an anchor is on some way is reachability; whether it
/// is on every one is dominance, from the bottom upward.
struct AnchorSearch {
  private let count: Int
  private let edges: [(source: Int32, target: Int32)]
  private let bottom: Int32

  /// - Parameter edges: downward.
  init(count: Int, edges: [(source: Int32, target: Int32)], bottom: Int32) {
    self.count = count
    self.edges = edges
    self.bottom = bottom
  }

  /// For each vertex that is asked about, what its ways say of its anchors.
  func answers(for asked: [Int32], anchors: [[Int32]]) -> [AnchorAnswer] {
    let upward = Digraph(count: count, edges: edges.map { ($0.target, $0.source) })
    let dominators = DominatorTree(upward, root: bottom)
    let found = foundAnchors(for: asked, anchors)
    var avoiding: [[Int32]: [Bool]] = [:]
    return asked.indices.map { index in
      let vertex = asked[index]
      let list = anchors[index]
      let isMissed: Bool
      if list.count < 2 {
        isMissed =
          dominators.isReached(vertex) && !(list.first.map { dominators.dominates($0, vertex) } ?? false)
      } else {
        // Where there are several, no single one need be on every way.
        let reached = avoiding[list] ?? upward.reachable(from: [bottom], avoiding: Set(list).contains)
        avoiding[list] = reached
        isMissed = reached[Int(vertex)]
      }
      return AnchorAnswer(found: found[index], isMissed: isMissed)
    }
  }

  /// Which of its anchors can be reached from each vertex: 64 of them at a time, over the components of the graph.
  private func foundAnchors(for asked: [Int32], _ anchors: [[Int32]]) -> [[Int32]] {
    let distinct = Array(Set(anchors.joined())).sorted()
    var found = asked.map { _ in [Int32]() }
    if distinct.isEmpty { return found }
    let components = Components(Digraph(count: count, edges: edges))
    let inner = Digraph(
      count: Int(components.count),
      edges: edges.lazy.map { (components.numbers[Int($0.source)], components.numbers[Int($0.target)]) }.filter {
        $0.0 != $0.1
      })
    for start in stride(from: 0, to: distinct.count, by: 64) {
      let chunk = distinct[start..<min(start + 64, distinct.count)]
      var words = Array(repeating: UInt64(0), count: Int(components.count))
      var bits: [Int32: UInt64] = [:]
      for (place, vertex) in chunk.enumerated() {
        bits[vertex] = 1 << UInt64(place)
        words[Int(components.numbers[Int(vertex)])] |= 1 << UInt64(place)
      }
      for component in 0..<components.count {
        for target in inner.successors(of: component) { words[Int(component)] |= words[Int(target)] }
      }
      for index in asked.indices {
        let word = words[Int(components.numbers[Int(asked[index])])]
        if word == 0 { continue }
        found[index] += anchors[index].filter { (bits[$0] ?? 0) & word != 0 }
      }
    }
    return found
  }
}
