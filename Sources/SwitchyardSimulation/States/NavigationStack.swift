package import SwitchyardModel

/// The entries of a stack, the root first. No operation leaves one empty.
///
/// Stacks share what lies below: a push costs the same at any depth, and so does keeping what was before it. A way of
/// 50,000 pushes would copy more than a thousand million entries otherwise.
package struct NavigationStack: Sendable {
  private var top: Node?

  package init(_ entries: some Sequence<StackEntry> = []) {
    for entry in entries { push(entry) }
  }

  private init(top: Node?) {
    self.top = top
  }

  package var count: Int { top?.depth ?? 0 }
  /// The visible entry.
  package var last: StackEntry? { top?.entry }

  package mutating func push(_ entry: StackEntry) {
    top = Node(entry: entry, below: top)
  }

  package mutating func push(_ entries: [StackEntry]) {
    for entry in entries { push(entry) }
  }

  /// What lies below the visible entry.
  package var belowTop: NavigationStack { NavigationStack(top: top?.below) }

  /// The root alone.
  package var rootAlone: NavigationStack {
    var node = top
    while let below = node?.below { node = below }
    return NavigationStack(top: node)
  }

  /// The stack up to and with the topmost entry of a screen; nil where there is none.
  package func upToTopmost(_ screen: ScreenID) -> NavigationStack? {
    var node = top
    while let current = node, current.entry.screen != screen { node = current.below }
    return node.map { NavigationStack(top: $0) }
  }
}

extension NavigationStack {
  /// An entry, and those below it.
  ///
  /// Unchecked, since the link is cut where nobody else holds the node any more: see `deinit`.
  private final class Node: @unchecked Sendable {
    let entry: StackEntry
    let depth: Int
    private(set) var below: Node?

    init(entry: StackEntry, below: Node?) {
      self.entry = entry
      self.below = below
      depth = (below?.depth ?? 0) + 1
    }

    /// Frees a long stack one by one: each node freeing the next would overflow the call stack.
    deinit {
      var node = below
      below = nil
      while isKnownUniquelyReferenced(&node) {
        let next = node?.below
        node?.below = nil
        node = next
      }
    }
  }
}

extension NavigationStack: Sequence {
  package func makeIterator() -> IndexingIterator<[StackEntry]> {
    var entries: [StackEntry] = []
    entries.reserveCapacity(count)
    var node = top
    while let current = node {
      entries.append(current.entry)
      node = current.below
    }
    entries.reverse()
    return entries.makeIterator()
  }
}

extension NavigationStack: Hashable {
  package static func == (left: NavigationStack, right: NavigationStack) -> Bool {
    guard left.count == right.count else { return false }
    var (one, other) = (left.top, right.top)
    while let node = one, let otherNode = other, node !== otherNode {
      guard node.entry == otherNode.entry else { return false }
      (one, other) = (node.below, otherNode.below)
    }
    return true
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    var node = top
    while let current = node {
      hasher.combine(current.entry)
      node = current.below
    }
  }
}
