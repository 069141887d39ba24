/// The smallest sets that satisfy a network, found by passing on what is new until nothing is.
struct SpreadSolution {
  private(set) var sets: ContainerSets
  private let network: SpreadNetwork
  private let bareModal: Int
  private var masks: ContainerSets
  private let outgoing: Adjacency
  private let belowEdges: [Int]
  private let isBelow: [Bool]
  private var waiting: [SpreadNetwork.Node] = []
  private var isWaiting: [Bool]

  /// - Parameter launch: the node that holds a container from the beginning, and so sets everything off.
  init(of network: SpreadNetwork, stackful: [Bool], bareModal: Int, launch: SpreadNetwork.Node) {
    self.network = network
    self.bareModal = bareModal
    sets = ContainerSets(count: network.nodeCount, containers: stackful.count)
    masks = SpreadSolution.masks(stackful: stackful, exceptions: network.exceptions)
    outgoing = Adjacency(network)
    belowEdges = network.edges.indices.filter {
      if case .below = network.edges[$0].kind { true } else { false }
    }
    var isBelow = Array(repeating: false, count: network.nodeCount)
    for node in network.belowContainer.all { isBelow[Int(node)] = true }
    for node in network.belowScreen.all { isBelow[Int(node)] = true }
    self.isBelow = isBelow
    isWaiting = Array(repeating: false, count: network.nodeCount)
    sets.insert(0, at: Int(launch))
    wake(launch)
    solve()
  }

  /// Row 0 lets stacks through, the others all but their exceptions.
  private static func masks(stackful: [Bool], exceptions: [[Int]]) -> ContainerSets {
    var masks = ContainerSets(count: 1 + exceptions.count, containers: stackful.count)
    for container in stackful.indices {
      if stackful[container] { masks.insert(container, at: 0) }
      for row in exceptions.indices { masks.insert(container, at: row + 1) }
    }
    for (row, containers) in exceptions.enumerated() {
      for container in containers { masks.remove(container, at: row + 1) }
    }
    return masks
  }

  private mutating func solve() {
    while !waiting.isEmpty {
      var belowIsNew = false
      while !waiting.isEmpty {
        let round = waiting
        waiting.removeAll(keepingCapacity: true)
        for node in round {
          isWaiting[Int(node)] = false
          if isBelow[Int(node)] { belowIsNew = true }
          for edge in outgoing.edges(of: node) { pass(network.edges[Int(edge)]) }
        }
      }
      // What lies below a layer is asked for by number, not by an edge: ask again where any of it is new.
      if belowIsNew {
        for edge in belowEdges { pass(network.edges[edge]) }
      }
    }
  }

  private mutating func wake(_ node: SpreadNetwork.Node) {
    guard !isWaiting[Int(node)] else { return }
    isWaiting[Int(node)] = true
    waiting.append(node)
  }

  private mutating func pass(_ edge: SpreadNetwork.Edge) {
    if let gate = edge.gate, sets.isEmpty(Int(gate)) { return }
    let source = Int(edge.source)
    let target = Int(edge.target)
    let isNew =
      switch edge.kind {
      case .everything: sets.formUnion(at: target, with: source)
      case .stackful: sets.formUnion(at: target, with: source, through: masks, row: 0)
      case .except(let row): sets.formUnion(at: target, with: source, through: masks, row: Int(row) + 1)
      case .only(let container): sets.contains(Int(container), at: source) && sets.insert(Int(container), at: target)
      case .constant(let container): !sets.isEmpty(source) && sets.insert(Int(container), at: target)
      case .below(let screen): passBelow(source, to: target, screen: screen)
      }
    if isNew { wake(edge.target) }
  }

  private mutating func passBelow(_ source: Int, to target: Int, screen: SpreadNetwork.Node?) -> Bool {
    var isNew = false
    for container in sets.members(at: source) {
      let below =
        if container == bareModal, let screen { network.belowScreen[Int(screen)] } else {
          network.belowContainer[container]
        }
      if let below, sets.formUnion(at: target, with: Int(below)) { isNew = true }
    }
    return isNew
  }
}

/// Which edges are to be looked at again when a node has changed: those that start there or wait for it as a gate.
private struct Adjacency {
  private let starts: [Int32]
  private let order: [Int32]

  init(_ network: SpreadNetwork) {
    var starts = [Int32](repeating: 0, count: network.nodeCount + 1)
    for edge in network.edges {
      starts[Int(edge.source) + 1] += 1
      if let gate = edge.gate { starts[Int(gate) + 1] += 1 }
    }
    for node in 1..<starts.count { starts[node] += starts[node - 1] }
    var next = starts
    var order = [Int32](repeating: 0, count: Int(starts[network.nodeCount]))
    func append(_ edge: Int32, of node: SpreadNetwork.Node) {
      order[Int(next[Int(node)])] = edge
      next[Int(node)] += 1
    }
    for (index, edge) in network.edges.enumerated() {
      append(Int32(index), of: edge.source)
      if let gate = edge.gate { append(Int32(index), of: gate) }
    }
    self.starts = starts
    self.order = order
  }

  func edges(of node: SpreadNetwork.Node) -> ArraySlice<Int32> {
    order[Int(starts[Int(node)])..<Int(starts[Int(node) + 1])]
  }
}
