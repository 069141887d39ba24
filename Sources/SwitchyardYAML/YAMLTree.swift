package import SwitchyardDiagnostics

/// A YAML document as flat arrays: every node has its span, and no node is an object of its own.
///
/// An alias is the very node of its anchor. Mappings hold each key once, and only scalars as keys: whatever else the
/// text says was reported and left out.
package final class YAMLTree: Sendable {
  package struct NodeID: Hashable, Sendable {
    package let rawValue: UInt32

    @inlinable
    init(_ rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  package enum Kind: UInt8, Sendable {
    case scalar, sequence, mapping
  }

  package enum ScalarStyle: UInt8, Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
  }

  package let file: SourceFileID

  /// Nil where the document is empty, or where nothing of it could be read.
  package let root: NodeID?

  /// False where a part of the text is missing from the tree, because a fault was reported there: what seems to be
  /// missing or undeclared may stand in that part.
  package let isComplete: Bool

  /// True where a mapping of the text gives a key twice, and the tree holds only the first.
  package let hasRepeatedKeys: Bool

  @usableFromInline let nodes: [Node]
  @usableFromInline let children: [UInt32]
  /// The text that spans count in, byte for byte; what is not UTF-8 in it was replaced.
  @usableFromInline let source: [UInt8]
  /// The values that do not stand in `source` as they are, such as `"a\nb"`, one behind the other.
  @usableFromInline let resolved: [UInt8]

  init(
    file: SourceFileID, root: NodeID?, isComplete: Bool, hasRepeatedKeys: Bool = false, nodes: [Node] = [],
    children: [UInt32] = [], source: [UInt8] = [], resolved: [UInt8] = []
  ) {
    self.file = file
    self.root = root
    self.isComplete = isComplete
    self.hasRepeatedKeys = hasRepeatedKeys
    self.nodes = nodes
    self.children = children
    self.source = source
    self.resolved = resolved
  }
}

extension YAMLTree {
  @inlinable
  package func kind(_ node: NodeID) -> Kind {
    nodes[Int(node.rawValue)].kind
  }

  /// The node's text, without its anchor: quotes and brackets included, from the first key to the last value in a block.
  ///
  /// An empty value has an empty span right behind its colon or dash.
  @inlinable
  package func span(_ node: NodeID) -> SourceSpan {
    let node = nodes[Int(node.rawValue)]
    return SourceSpan(file: file, lowerBound: node.start, upperBound: node.end)
  }

  /// False for what a reported fault has cut short: a stand-in for a value that could not be read, a collection that
  /// lacks some of its content. A second finding about such a node would only follow from the first.
  @inlinable
  package func isIntact(_ node: NodeID) -> Bool {
    !nodes[Int(node.rawValue)].flags.contains(.damaged)
  }
}

// MARK: - Scalars

extension YAMLTree {
  /// How a scalar is written; plain for collections.
  @inlinable
  package func style(_ node: NodeID) -> ScalarStyle {
    nodes[Int(node.rawValue)].style
  }

  /// Whether the node is empty or one of `~`, `null`, `Null`, `NULL`, without quotes.
  @inlinable
  package func isNull(_ node: NodeID) -> Bool {
    nodes[Int(node.rawValue)].flags.contains(.null)
  }

  /// A scalar's value, with escapes and folding resolved; empty for collections.
  package func text(_ node: NodeID) -> String {
    withText(node) { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of a scalar's value, for the length of `body`.
  @inlinable
  package func withText<R>(_ node: NodeID, _ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R {
    let node = nodes[Int(node.rawValue)]
    guard node.kind == .scalar else { return try body(UnsafeBufferPointer(start: nil, count: 0)) }
    let range = Int(node.first)..<Int(node.first) + Int(node.count)
    return node.flags.contains(.resolved)
      ? try resolved.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[range])) }
      : try source.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}

// MARK: - Collections

extension YAMLTree {
  /// The items of a sequence, the pairs of a mapping; none in a scalar.
  @inlinable
  package func count(_ node: NodeID) -> Int {
    let node = nodes[Int(node.rawValue)]
    switch node.kind {
    case .scalar: return 0
    case .sequence: return Int(node.count)
    case .mapping: return Int(node.count) / 2
    }
  }

  @inlinable
  package func item(_ node: NodeID, _ index: Int) -> NodeID {
    child(node, index, of: .sequence)
  }

  /// Always a scalar.
  @inlinable
  package func key(_ node: NodeID, _ index: Int) -> NodeID {
    child(node, 2 * index, of: .mapping)
  }

  @inlinable
  package func value(_ node: NodeID, _ index: Int) -> NodeID {
    child(node, 2 * index + 1, of: .mapping)
  }

  @inlinable
  func child(_ node: NodeID, _ index: Int, of kind: Kind) -> NodeID {
    let node = nodes[Int(node.rawValue)]
    precondition(node.kind == kind && index >= 0 && index < Int(node.count))
    return NodeID(children[Int(node.first) + index])
  }
}
