internal import SwitchyardDiagnostics

/// Puts a tree's arrays together while the events come in.
struct TreeBuilder {
  /// A collection that is not closed yet.
  struct Frame {
    /// What the next child is to the collection.
    enum Turn { case item, key, value, discardedValue }

    let node: UInt32
    let isFlow: Bool
    var turn: Turn
    /// Where its children begin in `pending`.
    let firstPending: Int
    /// Its number among the anchors, where it has one, and what had been seen before it.
    let anchor: Int?
    let seenBefore: Int
    /// Nil while the mapping is so small that comparing its keys is faster.
    var keys: KeyIndex?
  }

  let file: SourceFileID
  let bytes: UnsafeBufferPointer<UInt8>
  let limits: YAMLLimits
  let bag: FindingBag

  var frames: [Frame] = []
  var nodes: [YAMLTree.Node] = []
  var children: [UInt32] = []
  /// The children of all open collections; those of the innermost one stand last.
  var pending: [UInt32] = []
  var resolved: [UInt8] = []
  var root: UInt32?
  var anchors = AnchorTable()
  /// Nodes that were seen through aliases.
  var expansion = 0
  /// Where the last thing that stands in the text ended; a block collection ends there, too.
  var lastEnd = 0
  var isComplete = true

  init(file: SourceFileID, bytes: UnsafeBufferPointer<UInt8>, limits: YAMLLimits, bag: FindingBag) {
    self.file = file
    self.bytes = bytes
    self.limits = limits
    self.bag = bag
    // memory that is never written to costs nothing; a node is rarely shorter than eight bytes
    nodes.reserveCapacity(bytes.count / 8)
    children.reserveCapacity(bytes.count / 8)
  }

  func span(_ start: Int, _ end: Int) -> SourceSpan {
    SourceSpan(file: file, lowerBound: UInt32(start), upperBound: UInt32(end))
  }
}

// MARK: - What the events say

extension TreeBuilder {
  /// Adds a scalar whose text stands in `start..<end`, quotes included.
  mutating func scalar(
    _ value: UnsafeBufferPointer<UInt8>, _ style: YAMLTree.ScalarStyle, start: Int, end: Int, anchor: [UInt8]?
  ) {
    var node = YAMLTree.Node(.scalar, start: UInt32(start), end: UInt32(end), count: UInt32(value.count))
    node.style = style
    let quotes = style == .singleQuoted || style == .doubleQuoted ? 1 : 0
    if value.count == end - start - 2 * quotes, stands(value, at: start + quotes) {
      node.first = UInt32(start + quotes)
    } else if value.count > 0 {
      node.flags.insert(.resolved)
      node.first = UInt32(resolved.count)
      resolved.append(contentsOf: value)
    }
    if style == .plain, isNull(value) { node.flags.insert(.null) }
    let number = append(node)
    if let anchor { _ = anchors.add(anchor, node: number, isOpen: false) }
    lastEnd = end
    attach(number, start: start, end: end)
  }

  /// Begins a collection.
  mutating func open(_ kind: YAMLTree.Kind, isFlow: Bool, start: Int, end: Int, anchor: [UInt8]?) {
    let seenBefore = seen
    let number = append(YAMLTree.Node(kind, start: UInt32(start), end: UInt32(end)))
    let anchorNumber = anchor.map { anchors.add($0, node: number, isOpen: true) }
    if frames.last?.turn == .key {
      bag.report(ComplexKey(kind: kind, span: span(start, max(start + 1, end))))
    }
    if isFlow { lastEnd = end }
    frames.append(
      Frame(
        node: number, isFlow: isFlow, turn: kind == .mapping ? .key : .item, firstPending: pending.count,
        anchor: anchorNumber, seenBefore: seenBefore))
  }

  /// Ends the innermost collection.
  ///
  /// - Parameter end: Behind its bracket; nil where it has none.
  mutating func close(end: Int?) {
    let frame = frames.removeLast()
    if let end { lastEnd = end }
    let number = Int(frame.node)
    nodes[number].end = max(nodes[number].end, UInt32(lastEnd))
    nodes[number].first = UInt32(children.count)
    nodes[number].count = UInt32(pending.count - frame.firstPending)
    children.append(contentsOf: pending[frame.firstPending...])
    pending.removeLast(pending.count - frame.firstPending)
    if let anchor = frame.anchor { anchors.close(anchor, size: seen - frame.seenBefore) }
    attach(frame.node, start: Int(nodes[number].start), end: Int(nodes[number].end))
  }

  /// Puts the node of an anchor in once more.
  mutating func alias(_ name: [UInt8], start: Int, end: Int) {
    lastEnd = end
    guard let anchor = anchors[name], !anchor.isOpen else {
      bag.report(UndefinedAlias(name: String(decoding: name, as: UTF8.self), span: span(start, end)))
      return standIn(start: start, end: end)
    }
    expansion += anchor.size
    attach(anchor.node, start: start, end: end)
  }
}

// MARK: - Nodes and their places

extension TreeBuilder {
  private var seen: Int { nodes.count + expansion }

  private mutating func append(_ node: YAMLTree.Node) -> UInt32 {
    nodes.append(node)
    return UInt32(nodes.count - 1)
  }

  /// Puts an empty value in where a fault leaves none.
  mutating func standIn(start: Int, end: Int) {
    var node = YAMLTree.Node(.scalar, start: UInt32(start), end: UInt32(end))
    node.flags = [.null, .damaged]
    isComplete = false
    attach(append(node), start: start, end: end)
  }

  /// Gives a finished node to the collection that it stands in; an alias stands elsewhere than its node.
  private mutating func attach(_ node: UInt32, start: Int, end: Int) {
    guard let last = frames.indices.last else {
      root = node
      return
    }
    switch frames[last].turn {
    case .item:
      pending.append(node)
    case .key:
      if accepts(node, start: start, end: end) {
        pending.append(node)
        frames[last].turn = .value
      } else {
        frames[last].turn = .discardedValue
      }
    case .value:
      pending.append(node)
      frames[last].turn = .key
    case .discardedValue:
      frames[last].turn = .key
    }
  }

  private func isNull(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    switch value.count {
    case 0: return true
    case 1: return value[0] == UInt8(ascii: "~")
    case 4:
      return value.elementsEqual("null".utf8) || value.elementsEqual("Null".utf8)
        || value.elementsEqual("NULL".utf8)
    default: return false
    }
  }

  private func stands(_ value: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    value.elementsEqual(bytes[start..<start + value.count])
  }
}

// MARK: - Keys

extension TreeBuilder {
  /// Whether a node becomes a key of the innermost mapping.
  private mutating func accepts(_ node: UInt32, start: Int, end: Int) -> Bool {
    guard nodes[Int(node)].kind == .scalar else { return false }
    guard let first = earlierKey(like: node) else { return true }
    let earlier = nodes[Int(first)]
    bag.report(
      DuplicateKey(
        key: withText(node) { String(decoding: $0, as: UTF8.self) }, span: span(start, end),
        first: span(Int(earlier.start), Int(earlier.end))))
    return false
  }

  /// The node of the innermost mapping's key with the same text; the key is remembered where there is none.
  private mutating func earlierKey(like node: UInt32) -> UInt32? {
    let last = frames.count - 1
    let keys = stride(from: frames[last].firstPending, to: pending.count, by: 2)
    if frames[last].keys == nil {
      for index in keys where haveSameText(pending[index], node) { return pending[index] }
      guard pending.count - frames[last].firstPending >= 32 else { return nil }
      var table = KeyIndex()
      for index in keys { _ = table.insert(pending[index], hash: hash(pending[index])) { _ in false } }
      frames[last].keys = table
    }
    var table = frames[last].keys.take()!
    let earlier = table.insert(node, hash: hash(node)) { haveSameText($0, node) }
    frames[last].keys = consume table
    return earlier
  }

  private func hash(_ node: UInt32) -> Int {
    var hasher = Hasher()
    withText(node) { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    return hasher.finalize()
  }

  private func haveSameText(_ left: UInt32, _ right: UInt32) -> Bool {
    nodes[Int(left)].count == nodes[Int(right)].count
      && withText(left) { left in withText(right) { left.elementsEqual($0) } }
  }

  private func withText<R>(_ node: UInt32, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    let node = nodes[Int(node)]
    let range = Int(node.first)..<Int(node.first) + Int(node.count)
    return node.flags.contains(.resolved)
      ? resolved.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
      : body(UnsafeBufferPointer(rebasing: bytes[range]))
  }
}
