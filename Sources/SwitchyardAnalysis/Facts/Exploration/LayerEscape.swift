/// From which configurations the layer at a level can be taken away.
struct LayerEscape {
  let isFree: [Bool]

  /// - Parameter expanded: from how many configurations all ways are known; from the others every way may lead out.
  init(ways: [[Exploration.Way]], counts: [Int], level: Int, expanded: Int) {
    var backward: [(source: Int32, target: Int32)] = []
    var exits = Array(Int32(expanded)..<Int32(counts.count))
    for index in counts.indices where counts[index] >= level {
      for way in ways[index] {
        if way.layersLeft < level {
          exits.append(Int32(index))
        } else {
          backward.append((way.target, Int32(index)))
        }
      }
    }
    isFree = Digraph(count: counts.count, edges: backward).reachable(from: exits)
  }
}
