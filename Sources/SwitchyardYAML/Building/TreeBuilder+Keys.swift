internal import SwitchyardDiagnostics

extension TreeBuilder {
  /// Comparing this many keys one by one is faster than hashing them.
  private static let fewKeys = 16

  /// Whether a node becomes a key of the innermost mapping; else it is reported, and its value left out.
  mutating func accepts(_ node: UInt32, start: Int, end: Int) -> Bool {
    let key = nodes[Int(node)]
    guard key.kind == .scalar, !key.flags.contains(.damaged) else {
      if key.kind != .scalar, isAlias(node, at: start) {
        report(ComplexKey(kind: key.kind, span: span(start, end)))
      }
      leaveOutPair()
      return false
    }
    if key.style == .plain, key.count == 0 || isMergeKey(key) {
      let problem: any Problem =
        key.count == 0 ? EmptyKey(span: span(colon(behind: end))) : MergeKey(span: span(start, end))
      report(problem)
      leaveOutPair()
      return false
    }
    guard let first = earlierKey(like: node) else { return true }
    hasRepeatedKeys = true
    let earlier = nodes[Int(first)]
    report(
      DuplicateKey(
        key: withText(node) { Excerpt($0).text }, span: span(start, end),
        first: span(Int(earlier.start), Int(earlier.end))))
    return false
  }

  /// Notes that the innermost mapping lacks a pair that stands in the text.
  mutating func leaveOutPair() {
    guard let frame = frames.last else { return }
    nodes[Int(frame.node)].flags.insert(.damaged)
    isComplete = false
  }

  /// A collection in the place of a key was reported where it began; one behind an alias was not.
  private func isAlias(_ node: UInt32, at start: Int) -> Bool {
    nodes[Int(node)].start != UInt32(start)
  }

  private func isMergeKey(_ key: YAMLTree.Node) -> Bool {
    key.count == 2 && key.end - key.start == 2 && text[Int(key.start)] == UInt8(ascii: "<")
      && text[Int(key.start) + 1] == UInt8(ascii: "<")
  }

  private func colon(behind offset: Int) -> Range<Int> {
    var offset = offset
    while text.isBlank(offset) { offset += 1 }
    return text.character(at: offset)
  }

  /// The node of the innermost mapping's key with the same text; the key is remembered where there is none.
  private mutating func earlierKey(like node: UInt32) -> UInt32? {
    let last = frames.count - 1
    let first = frames[last].firstPending
    guard pending.count - first > 2 * Self.fewKeys else {
      let count = nodes[Int(node)].count
      for index in stride(from: first, to: pending.count, by: 2) {
        let key = pending[index]
        if nodes[Int(key)].count == count, haveSameText(key, node) { return key }
      }
      return nil
    }
    if !frames[last].hasKeyIndex {
      keyIndexes.append(index(of: first))
      frames[last].hasKeyIndex = true
    }
    var keys = keyIndexes.removeLast()
    // a key that was taken back is still in the index
    let earlier = keys.insert(node, hash: hash(node)) {
      !nodes[Int($0)].flags.contains(.damaged) && haveSameText($0, node)
    }
    keyIndexes.append(keys)
    return earlier
  }

  /// The keys that the innermost mapping has so far.
  private func index(of firstPending: Int) -> KeyIndex {
    var keys = KeyIndex()
    for index in stride(from: firstPending, to: pending.count, by: 2) {
      _ = keys.insert(pending[index], hash: hash(pending[index])) { _ in false }
    }
    return keys
  }

  private func hash(_ node: UInt32) -> Int {
    var hasher = Hasher()
    withText(node) { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    return hasher.finalize()
  }

  private func haveSameText(_ left: UInt32, _ right: UInt32) -> Bool {
    nodes[Int(left)].count == nodes[Int(right)].count
      && withText(left) { left in withText(right) { left.isSame(as: $0, from: 0) } }
  }

  private func withText<R>(_ node: UInt32, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    let node = nodes[Int(node)]
    let range = Int(node.first)..<Int(node.first) + Int(node.count)
    return node.flags.contains(.resolved)
      ? resolved.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
      : body(UnsafeBufferPointer(rebasing: text.bytes[range]))
  }
}
