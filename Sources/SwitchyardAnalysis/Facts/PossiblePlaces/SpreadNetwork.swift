/// How sets of containers spread: each node holds a set, each edge lets some of one node's set into another.
///
/// A node stands for a screen (the containers in which it may stand), for an event that goes outward, or for a point
/// within a transition (the containers that may then be visible).
struct SpreadNetwork {
  typealias Node = Int32

  struct Edge {
    enum Kind {
      case everything
      /// What can hold a push.
      case stackful
      case only(Int32)
      /// All but the containers of a list, by its place in `exceptions`.
      case except(Int32)
      /// This container, as soon as the source holds any.
      case constant(Int32)
      /// What may lie below the source's containers. A bare modal shows `screen`, where that is known.
      case below(screen: Node?)
    }

    var source: Node
    var target: Node
    var kind: Kind
    /// Nothing passes before this node holds any container.
    var gate: Node?
  }

  private(set) var nodeCount: Int
  private(set) var edges: [Edge] = []
  private(set) var exceptions: [[Int]] = []
  /// What may lie below a container, and below a layer that was presented with a certain screen.
  private(set) var belowContainer = NodeTable()
  private(set) var belowScreen = NodeTable()

  /// The first nodes are the screens.
  init(screens: Int) {
    nodeCount = screens
  }

  mutating func reserve(edges count: Int) {
    edges.reserveCapacity(count)
  }

  mutating func addNode() -> Node {
    nodeCount += 1
    return Node(nodeCount - 1)
  }

  mutating func connect(_ source: Node, to target: Node, _ kind: Edge.Kind = .everything, gate: Node? = nil) {
    edges.append(Edge(source: source, target: target, kind: kind, gate: gate))
  }

  mutating func addException(_ containers: [Int]) -> Edge.Kind {
    exceptions.append(containers)
    return .except(Int32(exceptions.count - 1))
  }

  mutating func node(below container: Int) -> Node {
    if let known = belowContainer[container] { return known }
    let node = addNode()
    belowContainer[container] = node
    return node
  }

  mutating func node(belowScreen screen: Node) -> Node {
    if let known = belowScreen[Int(screen)] { return known }
    let node = addNode()
    belowScreen[Int(screen)] = node
    return node
  }
}

/// Nodes by the number of what they stand for. A list, since a dictionary costs a small spec more to set up than to use.
struct NodeTable {
  private var nodes: [SpreadNetwork.Node?] = []

  subscript(number: Int) -> SpreadNetwork.Node? {
    get { number < nodes.count ? nodes[number] : nil }
    set {
      while nodes.count <= number { nodes.append(nil) }
      nodes[number] = newValue
    }
  }

  /// In the order of the numbers.
  var all: [SpreadNetwork.Node] { nodes.compactMap { $0 } }
}
