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
    /// The collections in one another that it consists of, itself included.
    var height = 1
    /// Whether the mapping is so large that its keys are hashed; see `keyIndexes`.
    var hasKeyIndex = false
  }

  let file: SourceFileID
  let text: TextView
  let limits: YAMLLimits
  private let bag: FindingBag
  private var reports = 0

  var frames: [Frame] = []
  var nodes: [YAMLTree.Node] = []
  private(set) var children: [UInt32] = []
  /// The children of all open collections; those of the innermost one stand last.
  var pending: [UInt32] = []
  /// The keys of the open mappings that are large, from the outermost to the innermost.
  var keyIndexes: [KeyIndex] = []
  private(set) var resolved: [UInt8] = []
  var root: UInt32?

  var anchors = AnchorTable()
  let suggestions = NameSuggestions()
  /// Nodes that were seen through aliases.
  var expansion = 0

  /// The nodes so far, the deep ones counted several times, as they take longer to read.
  private(set) var weight = 0

  /// Where the last thing that stands in the text ended; a block collection ends there, too.
  var lastEnd = 0
  var isComplete = true
  var hasRepeatedKeys = false
  /// Whether lines were left out: an anchor may have stood there.
  var hasCut = false
  private(set) var isExhausted = false

  init(file: SourceFileID, text: TextView, limits: YAMLLimits, bag: FindingBag) {
    self.file = file
    self.text = text
    self.limits = limits
    self.bag = bag
    // memory that is never written to costs nothing, and a node is rarely shorter than eight bytes
    nodes.reserveCapacity(text.end / 8)
    children.reserveCapacity(text.end / 8)
  }

  /// Reports a fault, unless there have been so many that reading has to stop.
  mutating func report(_ problem: some Problem) {
    guard !isExhausted else { return }
    reports += 1
    isExhausted = reports > limits.faults
    if isExhausted {
      bag.report(TooManyFaults(limit: limits.faults, span: problem.span))
    } else {
      bag.report(problem)
    }
  }

  /// Gives up on a text that is too large.
  private mutating func exhaust(at offset: Int) {
    report(TooManyValues(limit: limits.nodes, span: span(text.character(at: offset))))
    isExhausted = true
  }

  func span(_ start: Int, _ end: Int) -> SourceSpan {
    SourceSpan(file: file, lowerBound: UInt32(start), upperBound: UInt32(end))
  }

  func span(_ range: Range<Int>) -> SourceSpan {
    span(range.lowerBound, range.upperBound)
  }
}

// MARK: - What the events say

extension TreeBuilder {
  /// Adds a scalar whose text stands in `start..<end`, quotes included.
  ///
  /// - Parameter isRefused: Whether what stands in its place has been reported and is no value.
  mutating func scalar(_ scalar: EventReader.Scalar, start: Int, end: Int, isRefused: Bool = false) {
    let value = scalar.value
    var node = YAMLTree.Node(.scalar, start: UInt32(start), end: UInt32(end), count: UInt32(value.count))
    node.style = scalar.style
    let quote = scalar.style == .singleQuoted || scalar.style == .doubleQuoted ? 1 : 0
    if value.count == end - start - 2 * quote, value.isSame(as: text.bytes, from: start + quote) {
      node.first = UInt32(start + quote)
    } else if !value.isEmpty {
      node.flags.insert(.resolved)
      node.first = UInt32(resolved.count)
      resolved.append(contentsOf: value)
    }
    if scalar.style == .plain, value.isNull { node.flags.insert(.null) }
    if isRefused || text.isDamaged(start..<end) { node.flags.insert(.damaged) }
    let number = append(node)
    if let anchor = scalar.anchor { anchors.add(bytes(of: anchor), node: number) }
    lastEnd = end
    attach(number, start: start, end: end)
  }

  /// Begins a collection; false where it lies too deep.
  mutating func open(
    _ kind: YAMLTree.Kind, isFlow: Bool, start: Int, end: Int, anchor: UnsafePointer<UInt8>?
  ) -> Bool {
    guard frames.count < limits.depth else {
      report(TooDeep(limit: limits.depth, span: span(text.character(at: start))))
      return false
    }
    let seenBefore = seen
    let number = append(YAMLTree.Node(kind, start: UInt32(start), end: UInt32(end)))
    let anchorNumber = anchor.map { anchors.open(bytes(of: $0), node: number) }
    if frames.last?.turn == .key {
      report(ComplexKey(kind: kind, span: span(text.character(at: start))))
      leaveOutPair()
    }
    if isFlow { lastEnd = end }
    // the lines that were left out before may have been meant for the root
    if frames.isEmpty, hasCut { nodes[Int(number)].flags.insert(.damaged) }
    frames.append(
      Frame(
        node: number, isFlow: isFlow, turn: kind == .mapping ? .key : .item, firstPending: pending.count,
        anchor: anchorNumber, seenBefore: seenBefore))
    return true
  }

  /// Ends the innermost collection.
  ///
  /// - Parameter end: Behind its bracket; nil where it has none.
  mutating func close(end: Int?) {
    let frame = frames.removeLast()
    if frame.isFlow, let end { lastEnd = end }
    let number = Int(frame.node)
    nodes[number].end = max(nodes[number].end, UInt32(lastEnd))
    nodes[number].first = UInt32(children.count)
    nodes[number].count = UInt32(pending.count - frame.firstPending)
    for index in frame.firstPending..<pending.count { children.append(pending[index]) }
    while pending.count > frame.firstPending { pending.removeLast() }
    if frame.hasKeyIndex { keyIndexes.removeLast() }
    if let anchor = frame.anchor { anchors.close(anchor, size: seen - frame.seenBefore, height: frame.height) }
    growParent(by: frame.height)
    attach(frame.node, start: Int(nodes[number].start), end: Int(nodes[number].end))
  }

  /// Reports a tag; its node is read as if it were not there.
  mutating func refuse(_ tag: Range<Int>?, isWhole: Bool = false) {
    guard let tag else { return }
    report(TaggedValue(tag: text.excerpt(tag), isWhole: isWhole, span: span(tag)))
  }
}

// MARK: - Nodes and their places

extension TreeBuilder {
  /// The nodes that a reader of the tree comes by, those behind aliases as often as they are shown.
  var seen: Int { nodes.count + expansion }

  /// Whether the next node is the value of a pair.
  var isBehindKey: Bool {
    frames.last.map { $0.turn == .value || $0.turn == .discardedValue } ?? false
  }

  /// Tells the innermost collection how high a collection in it is.
  mutating func growParent(by height: Int) {
    let last = frames.count - 1
    if last >= 0, frames[last].height <= height { frames[last].height = height + 1 }
  }

  @inline(__always)
  private mutating func append(_ node: YAMLTree.Node) -> UInt32 {
    nodes.append(node)
    // for each token libyaml looks at all brackets around it
    weight += 1 + frames.count / 8
    if weight > limits.nodes { exhaust(at: Int(node.start)) }
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
  @inline(__always)
  mutating func attach(_ node: UInt32, start: Int, end: Int) {
    let last = frames.count - 1
    guard last >= 0 else {
      let isEmpty = nodes[Int(node)].flags.contains(.null) && start == end
      root = isEmpty ? nil : node
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

  private func bytes(of name: UnsafePointer<UInt8>) -> [UInt8] {
    var end = name
    while end.pointee != 0 { end += 1 }
    return Array(UnsafeBufferPointer(start: name, count: end - name))
  }
}
