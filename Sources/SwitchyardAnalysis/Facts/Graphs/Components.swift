/// The strongly connected components of a graph (Tarjan 1972), numbered so that edges lead to the same component or to a
/// lower one.
struct Components {
  /// By vertex.
  private(set) var numbers: [Int32]
  private(set) var count: Int32 = 0

  init(_ graph: Digraph) {
    numbers = Array(repeating: -1, count: graph.count)
    var search = Search(graph)
    for vertex in 0..<Int32(graph.count) where search.order[Int(vertex)] < 0 {
      search.visit(vertex, &numbers, &count)
    }
  }

  private struct Search {
    let graph: Digraph
    var order: [Int32]
    var low: [Int32]
    var stack: [Int32] = []
    var next: Int32 = 0

    init(_ graph: Digraph) {
      self.graph = graph
      order = Array(repeating: -1, count: graph.count)
      low = order
    }

    mutating func visit(_ start: Int32, _ numbers: inout [Int32], _ count: inout Int32) {
      var path = [(vertex: start, edge: graph.starts[Int(start)])]
      enter(start)
      while let (vertex, edge) = path.last {
        if edge < graph.starts[Int(vertex) + 1] {
          path[path.count - 1].edge += 1
          let target = graph.targets[Int(edge)]
          if order[Int(target)] < 0 {
            enter(target)
            path.append((target, graph.starts[Int(target)]))
          } else if numbers[Int(target)] < 0 {
            low[Int(vertex)] = min(low[Int(vertex)], order[Int(target)])
          }
          continue
        }
        path.removeLast()
        if let parent = path.last?.vertex { low[Int(parent)] = min(low[Int(parent)], low[Int(vertex)]) }
        if low[Int(vertex)] == order[Int(vertex)] { close(vertex, &numbers, &count) }
      }
    }

    private mutating func enter(_ vertex: Int32) {
      order[Int(vertex)] = next
      low[Int(vertex)] = next
      next += 1
      stack.append(vertex)
    }

    private mutating func close(_ vertex: Int32, _ numbers: inout [Int32], _ count: inout Int32) {
      while let member = stack.popLast() {
        numbers[Int(member)] = count
        if member == vertex { break }
      }
      count += 1
    }
  }
}
