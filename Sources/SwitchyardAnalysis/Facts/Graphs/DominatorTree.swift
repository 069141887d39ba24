/// Which vertices stand on every way from one vertex to another: after Lengauer and Tarjan (1979), with the last step of
/// Georgiadis (2005), who finds the dominator as the nearest common ancestor.
struct DominatorTree {
  /// By vertex: the range of its descendants in the tree, itself first; empty where the root does not lead there.
  private var first: [Int32]
  private var end: [Int32]

  /// Whether every way from the root to `vertex` leads through `other`. False where there is no way at all.
  func dominates(_ other: Int32, _ vertex: Int32) -> Bool {
    first[Int(vertex)] >= 0 && first[Int(other)] >= 0 && first[Int(other)] <= first[Int(vertex)]
      && first[Int(vertex)] < end[Int(other)]
  }

  /// Whether there is a way from the root.
  func isReached(_ vertex: Int32) -> Bool { first[Int(vertex)] >= 0 }

  init(_ graph: Digraph, root: Int32) {
    let walk = DepthFirstWalk(graph, root: root)
    let dominators = Self.immediateDominators(graph, walk)
    first = Array(repeating: -1, count: graph.count)
    end = first
    number(walk, dominators)
  }

  /// By place in the walk: the place of the immediate dominator.
  private static func immediateDominators(_ graph: Digraph, _ walk: DepthFirstWalk) -> [Int32] {
    let count = walk.vertices.count
    var forest = LinkForest(parents: walk.parents)
    var semi = Array(0..<Int32(count))
    let predecessors = Digraph(
      count: count,
      edges: walk.vertices.indices.flatMap { place in
        graph.successors(of: walk.vertices[place]).map { (walk.places[Int($0)], Int32(place)) }
      })
    for place in (0..<Int32(count)).reversed() where place > 0 {
      for source in predecessors.successors(of: place) {
        semi[Int(place)] = min(semi[Int(place)], forest.leastSemidominator(above: source, linkedFrom: place, semi))
      }
    }
    var dominators = walk.parents
    for place in 0..<count where place > 0 {
      while dominators[place] > semi[place] { dominators[place] = dominators[Int(dominators[place])] }
    }
    return dominators
  }

  private mutating func number(_ walk: DepthFirstWalk, _ dominators: [Int32]) {
    let count = walk.vertices.count
    var sizes = Array(repeating: Int32(1), count: count)
    for place in (0..<count).reversed() where place > 0 { sizes[Int(dominators[place])] += sizes[place] }
    var next = Array(repeating: Int32(0), count: count)
    for place in 0..<count {
      let start: Int32
      if place == 0 {
        start = 0
      } else {
        let parent = Int(dominators[place])
        start = next[parent]
        next[parent] += sizes[place]
      }
      next[place] = start + 1
      first[Int(walk.vertices[place])] = start
      end[Int(walk.vertices[place])] = start + sizes[place]
    }
  }
}

/// The vertices in the order in which a walk in depth meets them.
private struct DepthFirstWalk {
  private(set) var vertices: [Int32] = []
  /// By vertex: its place in the order; -1 where it is not met.
  private(set) var places: [Int32]
  /// By place: the place of the one that it was met from.
  private(set) var parents: [Int32] = []

  init(_ graph: Digraph, root: Int32) {
    places = Array(repeating: -1, count: graph.count)
    var path = [(vertex: root, edge: graph.starts[Int(root)])]
    enter(root, parent: 0)
    while let (vertex, edge) = path.last {
      guard edge < graph.starts[Int(vertex) + 1] else {
        path.removeLast()
        continue
      }
      path[path.count - 1].edge += 1
      let target = graph.targets[Int(edge)]
      guard places[Int(target)] < 0 else { continue }
      enter(target, parent: places[Int(vertex)])
      path.append((target, graph.starts[Int(target)]))
    }
  }

  private mutating func enter(_ vertex: Int32, parent: Int32) {
    places[Int(vertex)] = Int32(vertices.count)
    vertices.append(vertex)
    parents.append(parent)
  }
}

/// The part of the walk's tree that is already looked at, its paths shortened as they are asked.
private struct LinkForest {
  private var ancestors: [Int32]
  /// By place: where the least semidominator of the shortened path stands.
  private var labels: [Int32]

  init(parents: [Int32]) {
    ancestors = parents
    labels = Array(0..<Int32(parents.count))
  }

  /// The least semidominator on the way from a place up to those before `limit`, which are not linked yet.
  mutating func leastSemidominator(above place: Int32, linkedFrom limit: Int32, _ semi: [Int32]) -> Int32 {
    if place <= limit { return place }
    var path: [Int32] = []
    var next = place
    while ancestors[Int(next)] > limit {
      path.append(next)
      next = ancestors[Int(next)]
    }
    // `next` is the topmost that is linked; what lies below it on the path now hangs from where it hangs.
    for member in path.reversed() {
      let above = ancestors[Int(member)]
      if semi[Int(labels[Int(above)])] < semi[Int(labels[Int(member)])] { labels[Int(member)] = labels[Int(above)] }
      ancestors[Int(member)] = ancestors[Int(next)]
    }
    return semi[Int(labels[Int(place)])]
  }
}
