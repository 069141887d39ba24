// What a fault leaves behind, and how reading goes on after it.
extension TreeBuilder {
  /// The scalar that was read last.
  var lastScalar: (range: Range<Int>, style: YAMLTree.ScalarStyle)? {
    guard let node = nodes.last(where: { $0.start < $0.end }), node.kind == .scalar else { return nil }
    return (Int(node.start)..<Int(node.end), node.style)
  }

  /// Where the outermost and the innermost list or mapping in brackets begin that are still open.
  var outermostBracket: Int? {
    frames.first { $0.isFlow }.map { Int(nodes[Int($0.node)].start) }
  }

  var innermostBracket: Int? {
    guard let frame = frames.last, frame.isFlow else { return nil }
    return Int(nodes[Int(frame.node)].start)
  }

  /// The open mappings in block style, by the column where their keys begin.
  ///
  /// A text that has no root so far may still become a mapping; its number is nil.
  var openMappings: [(indentation: Int, level: Int?)] {
    if frames.isEmpty {
      let isMaybeMapping = root.map { nodes[Int($0)].kind == .scalar } ?? true
      return isMaybeMapping ? [(0, nil)] : []
    }
    return frames.indices.compactMap { level in
      let node = nodes[Int(frames[level].node)]
      guard node.kind == .mapping, !frames[level].isFlow else { return nil }
      return (column(of: frames[level].node), level)
    }
  }

  /// Whether the last key of an open mapping begins at `offset`.
  func hasRead(keyAt offset: Int) -> Bool {
    var end = pending.count
    for frame in frames.reversed() {
      let key = frame.turn == .value ? end - 1 : end - 2
      let isMapping = frame.turn == .value || frame.turn == .key
      if isMapping, key >= frame.firstPending, nodes[Int(pending[key])].start == offset { return true }
      end = frame.firstPending
    }
    return false
  }

  /// Where the open collections in block style begin, from the outermost on.
  var openColumns: [Int] {
    frames.lazy.filter { !$0.isFlow }.map { column(of: $0.node) }
  }

  func start(ofLevel level: Int) -> Int {
    Int(nodes[Int(frames[level].node)].start)
  }

  private func column(of node: UInt32) -> Int {
    let start = Int(nodes[Int(node)].start)
    return start - text.lineStart(of: start)
  }

  /// Takes back the scalar that reaches up to the fault: libyaml has stopped in the middle of it, or, where it comes
  /// from the lines above, has read a line into it that does not belong there.
  mutating func spoilLastScalar(before offset: Int) {
    let lineStart = text.lineStart(of: offset)
    for node in lastChildren.map(Int.init) where nodes[node].kind == .scalar && nodes[node].start < nodes[node].end {
      let end = Int(nodes[node].end)
      guard end <= offset, (end..<offset).allSatisfy({ text.isBlank($0) }) else { continue }
      nodes[node].flags.insert(.damaged)
      if nodes[node].start < lineStart {
        nodes[node].count = 0
        nodes[node].flags = [.null, .damaged]
      }
      isComplete = false
    }
  }

  /// Marks the collection that ended last, and the last one in it, and so on, as far as they are indented more than the
  /// line with the fault: it may have been meant for each of them.
  mutating func spoilLastCollections(beforeLineAt lineStart: Int) {
    let indentation = text.leastIndentation(ofLineAt: lineStart)
    var child = lastChildren.last
    while let number = child, nodes[Int(number)].kind != .scalar, column(of: number) > indentation {
      let node = nodes[Int(number)]
      nodes[Int(number)].flags.insert(.damaged)
      child = node.count > 0 ? children[Int(node.first + node.count - 1)] : nil
    }
  }

  /// What the innermost open collection has got last: the last pair, if it is a mapping.
  private var lastChildren: ArraySlice<UInt32> {
    guard let frame = frames.last else { return root.map { [$0] } ?? [] }
    return pending[frame.firstPending...].suffix(2)
  }
}

// MARK: - Closing early

extension TreeBuilder {
  /// Which of the open collections lack something that stands in the text.
  struct Damage {
    /// Those whose content begins in this column or behind it.
    let from: Int
    /// The innermost one, wherever it begins.
    let isInnermost: Bool

    static let none = Damage(from: .max, isInnermost: false)
  }

  /// Closes what was open inside the mapping whose next key comes now.
  mutating func resume(at level: Int?, _ damage: Damage) {
    note(damage)
    guard let level else {
      root = nil
      return
    }
    settle(damage)
    while frames.count > level + 1 {
      close(end: nil)
      settle(Damage(from: damage.from, isInnermost: false))
    }
  }

  /// Closes all that is still open.
  mutating func closeAll(_ damage: Damage) {
    note(damage)
    var damage = damage
    while !frames.isEmpty {
      settle(damage)
      close(end: nil)
      damage = Damage(from: damage.from, isInnermost: false)
    }
  }

  private mutating func note(_ damage: Damage) {
    guard damage.from < .max else { return }
    hasCut = true
    isComplete = false
    if !frames.isEmpty { dropSpoiled() }
  }

  /// Completes the innermost collection so far: a key without a value gets one, what was read too far goes.
  private mutating func settle(_ damage: Damage) {
    let last = frames.count - 1
    if damage.isInnermost || frames[last].isFlow || column(of: frames[last].node) >= damage.from {
      nodes[Int(frames[last].node)].flags.insert(.damaged)
    }
    switch frames[last].turn {
    case .value: standIn(start: lastEnd, end: lastEnd)
    case .discardedValue: frames[last].turn = .key
    case .key, .item: break
    }
  }

  /// Takes the last item out of the innermost collection, or the last pair, if the item or the key was read wrongly.
  private mutating func dropSpoiled() {
    let last = frames.count - 1
    let count = pending.count - frames[last].firstPending
    let length =
      switch frames[last].turn {
      case .item, .value: 1
      case .key: 2
      case .discardedValue: 0
      }
    guard length > 0, count >= length, isSpoiled(pending[pending.count - length]) else { return }
    pending.removeLast(length)
    nodes[Int(frames[last].node)].flags.insert(.damaged)
    if frames[last].turn == .value { frames[last].turn = .key }
  }

  private func isSpoiled(_ node: UInt32) -> Bool {
    nodes[Int(node)].kind == .scalar && nodes[Int(node)].flags.contains(.damaged)
  }
}
