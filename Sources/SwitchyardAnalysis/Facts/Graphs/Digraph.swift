/// A directed graph of numbered vertices, with the successors of each side by side.
struct Digraph {
  private(set) var starts: [Int32]
  private(set) var targets: [Int32]

  var count: Int { starts.count - 1 }

  init(count: Int, edges: [(source: Int32, target: Int32)]) {
    starts = Array(repeating: 0, count: count + 1)
    for edge in edges { starts[Int(edge.source) + 1] += 1 }
    for vertex in 0..<count { starts[vertex + 1] += starts[vertex] }
    targets = Array(repeating: 0, count: edges.count)
    var next = starts
    for edge in edges {
      targets[Int(next[Int(edge.source)])] = edge.target
      next[Int(edge.source)] += 1
    }
  }

  func successors(of vertex: Int32) -> ArraySlice<Int32> {
    targets[Int(starts[Int(vertex)])..<Int(starts[Int(vertex) + 1])]
  }
}

extension Digraph {
  /// The vertices that can be reached from some, those included, on ways that avoid others.
  func reachable(from starts: [Int32], avoiding isAvoided: (Int32) -> Bool = { _ in false }) -> [Bool] {
    var isReached = Array(repeating: false, count: count)
    var open = starts
    while let vertex = open.popLast() {
      guard !isReached[Int(vertex)], !isAvoided(vertex) else { continue }
      isReached[Int(vertex)] = true
      open += successors(of: vertex)
    }
    return isReached
  }
}
