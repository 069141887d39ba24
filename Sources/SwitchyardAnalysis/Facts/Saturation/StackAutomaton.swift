/// Every stack that a layer can hold, as the paths of one graph: a node is an element of a stack, and its edges lead to
/// what may lie below it.
///
/// This is the automaton of post* saturation. The future of an element depends on nothing below it, so what lies below
/// can be kept once for each element instead of once for each stack, and the infinitely many stacks of a screen that
/// opens itself are one node with an edge back to itself.
struct StackAutomaton {
  typealias Node = Int32

  enum Relation: Int32 {
    /// The target lies directly below.
    case over
    /// The target was replaced: what lay below it lies below the source.
    case same
    /// The source is not an element but stands for several, this one among them.
    case alias
  }

  /// By node: the screen; -1 for one that stands for several elements.
  private(set) var screens: [Int32] = []
  /// By node: its kind of layer.
  private(set) var kinds: [Int32] = []
  private(set) var flags: [Flags] = []
  private var firstEdges: [Int32] = []
  private var edges: [Edge] = []

  struct Flags: OptionSet {
    let rawValue: UInt8
    /// It is at the bottom of its layer's stack.
    static let root = Flags(rawValue: 1)
    /// It is on top of all that the app shows in some configuration; or of one that stands for several, all are.
    static let shown = Flags(rawValue: 2)
    /// What lies below it is shown.
    static let popped = Flags(rawValue: 4)
    /// There is a node that stands for all that lies directly below it.
    static let hasBelow = Flags(rawValue: 8)
    /// It exists only in the middle of a transition until something takes away what lies above it.
    static let passing = Flags(rawValue: 16)
    /// For one that stands for several: there is a root among them, and one that is no root.
    static let holdsRoot = Flags(rawValue: 32)
    static let holdsOther = Flags(rawValue: 64)
  }

  private struct Edge {
    var targetAndRelation: Int32
    /// The edge of the same node that was there before; -1: none.
    var next: Int32
  }

  var count: Int { screens.count }

  mutating func reserve(nodes: Int) {
    screens.reserveCapacity(nodes)
    kinds.reserveCapacity(nodes)
    flags.reserveCapacity(nodes)
    firstEdges.reserveCapacity(nodes)
    edges.reserveCapacity(4 * nodes)
  }

  mutating func addNode(screen: Int32, kind: Int32, _ flags: Flags = []) -> Node {
    screens.append(screen)
    kinds.append(kind)
    self.flags.append(flags)
    firstEdges.append(-1)
    return Node(screens.count - 1)
  }

  func isVirtual(_ node: Node) -> Bool { screens[Int(node)] < 0 }
  func has(_ flag: Flags, _ node: Node) -> Bool { flags[Int(node)].contains(flag) }

  /// Sets a flag, and says whether it is new.
  mutating func set(_ flag: Flags, _ node: Node) -> Bool { flags[Int(node)].insert(flag).inserted }

  mutating func connect(_ source: Node, _ relation: Relation, _ target: Node) {
    edges.append(Edge(targetAndRelation: target << 2 | relation.rawValue, next: firstEdges[Int(source)]))
    firstEdges[Int(source)] = Int32(edges.count - 1)
  }

  /// The latest first.
  func forEachEdge(of node: Node, _ body: (Relation, Node) -> Void) {
    var next = firstEdges[Int(node)]
    while next >= 0 {
      let edge = edges[Int(next)]
      if let relation = Relation(rawValue: edge.targetAndRelation & 3) { body(relation, edge.targetAndRelation >> 2) }
      next = edge.next
    }
  }

  /// As they stand now: whoever goes through them may add others meanwhile.
  func edges(of node: Node) -> [(relation: Relation, target: Node)] {
    var list: [(relation: Relation, target: Node)] = []
    if firstEdges[Int(node)] < 0 { return list }
    list.reserveCapacity(4)
    forEachEdge(of: node) { list.append(($0, $1)) }
    return list
  }
}
