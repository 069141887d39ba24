/// The nodes that have a name, for the aliases that come after them.
struct AnchorTable {
  struct Anchor {
    let name: [UInt8]
    let node: UInt32
    /// Whether the node is still being read: an alias in here would be a part of itself.
    var isOpen: Bool
    /// The nodes that an alias shows: the node itself, what it contains, what aliases in it show.
    var size = 1
    /// The collections in one another that it consists of.
    var height = 0
  }

  private(set) var anchors: [Anchor] = []
  /// The anchor that a name stands for: YAML lets a later one take the name over.
  private var current: [[UInt8]: Int] = [:]

  /// Enters a scalar.
  mutating func add(_ name: [UInt8], node: UInt32) {
    anchors.append(Anchor(name: name, node: node, isOpen: false))
    current[name] = anchors.count - 1
  }

  /// Enters a collection that is only beginning, and gives the number by which to close it.
  mutating func open(_ name: [UInt8], node: UInt32) -> Int {
    anchors.append(Anchor(name: name, node: node, isOpen: true))
    current[name] = anchors.count - 1
    return anchors.count - 1
  }

  mutating func close(_ number: Int, size: Int, height: Int) {
    anchors[number].isOpen = false
    anchors[number].size = size
    anchors[number].height = height
  }

  subscript(name: [UInt8]) -> Anchor? {
    current[name].map { anchors[$0] }
  }
}
