// What follows when the automaton gets an edge, or when more of it is shown.
extension Saturation {
  mutating func connect(
    _ source: StackAutomaton.Node, _ relation: StackAutomaton.Relation, _ target: StackAutomaton.Node
  ) {
    automaton.connect(source, relation, target)
    kinds[Int(automaton.kinds[Int(source)])].changes += 1
    effort += 1
    if relation == .alias { addAlias(source, target) }
    if automaton.has(.popped, source) { pop(along: relation, to: target) }
    if automaton.has(.hasBelow, source) { linkBelow(source, along: relation, to: target) }
  }

  private mutating func addAlias(_ source: StackAutomaton.Node, _ target: StackAutomaton.Node) {
    if automaton.has(.shown, source) { show(target) }
    if automaton.isVirtual(target) {
      virtuals[virtualPlace(of: target)].dependents.append(source)
      if automaton.has(.holdsRoot, target) { hold(.holdsRoot, source) }
      if automaton.has(.holdsOther, target) { hold(.holdsOther, source) }
    } else {
      hold(automaton.has(.root, target) ? .holdsRoot : .holdsOther, source)
    }
    for watch in virtuals[virtualPlace(of: source)].memberWatches { subscribe(watch, to: target) }
  }

  private mutating func hold(_ flag: StackAutomaton.Flags, _ node: StackAutomaton.Node) {
    guard automaton.set(flag, node) else { return }
    agenda.append(.deliver(node))
  }

  /// Hands on what a node holds, to those that stand for its elements and to those that wait for it.
  mutating func deliver(_ node: StackAutomaton.Node) {
    let place = virtualPlace(of: node)
    let held = automaton.flags[Int(node)]
    for dependent in virtuals[place].dependents {
      if held.contains(.holdsRoot) { hold(.holdsRoot, dependent) }
      if held.contains(.holdsOther) { hold(.holdsOther, dependent) }
    }
    let watches = virtuals[place].watches
    let due = watches.filter { !$0.flags.isDisjoint(with: held) }
    if due.isEmpty { return }
    virtuals[place].watches = watches.filter { $0.flags.isDisjoint(with: held) }
    for watch in due { carryOut(watch) }
  }

  mutating func add(_ watch: Watch, to node: StackAutomaton.Node) {
    if watch.flags.isDisjoint(with: automaton.flags[Int(node)]) {
      virtuals[virtualPlace(of: node)].watches.append(watch)
    } else {
      carryOut(watch)
    }
  }

  private mutating func carryOut(_ watch: Watch) {
    switch watch {
    case .finish(let run): finish(run)
    case .perform(let run, let code, let isRoot): perform(code, run, isRoot: isRoot)
    }
  }

  mutating func subscribe(_ watch: Int32, to node: StackAutomaton.Node) {
    var open = [node]
    while let node = open.popLast() {
      if watchedMembers[watch, node] >= 0 { continue }
      watchedMembers[watch, node] = 0
      guard automaton.isVirtual(node) else {
        agenda.append(.carryOut(watch: watch, node))
        continue
      }
      virtuals[virtualPlace(of: node)].memberWatches.append(watch)
      automaton.forEachEdge(of: node) { open.append($1) }
    }
  }

  mutating func carryOut(_ watch: Int32, with element: StackAutomaton.Node) {
    switch memberWatches[Int(watch)] {
    case .raise(let event, var run):
      run.node = element
      call(event, run)
    case .gatherBelow(let below):
      connect(below, .alias, nodeBelow(element))
    }
  }

  /// An element, or all that a node stands for, is on top of all that the app shows.
  mutating func show(_ node: StackAutomaton.Node) {
    guard automaton.set(.shown, node) else { return }
    agenda.append(.visit(node))
  }

  /// What lies directly below an element is shown, wherever something does.
  mutating func pop(_ node: StackAutomaton.Node) {
    guard automaton.set(.popped, node) else { return }
    agenda.append(.pop(node))
  }

  mutating func popEdges(of node: StackAutomaton.Node) {
    for (relation, target) in automaton.edges(of: node) { pop(along: relation, to: target) }
  }

  private mutating func pop(along relation: StackAutomaton.Relation, to target: StackAutomaton.Node) {
    switch relation {
    case .over: show(target)
    case .same, .alias: pop(target)
    }
  }

  /// The node that stands for all that may lie directly below an element, or below those that a node stands for; the one
  /// element, where there is no other.
  ///
  /// For a node that stands for several, what lies below each of them is gathered one by one: nodes that stand for what
  /// lies below such nodes would follow one from another without end.
  mutating func nodeBelow(_ node: StackAutomaton.Node) -> StackAutomaton.Node {
    if automaton.has(.hasBelow, node) { return belowNodes[node, 0] }
    let base = soleBases[node, 0]
    if base >= 0 { return base }
    let depth = automaton.isVirtual(node) ? virtuals[virtualPlace(of: node)].depth + 1 : 1
    if depth > depthLimit {
      // From here on all depths count as one.
      results.isWidened = true
      _ = automaton.set(.hasBelow, node)
      belowNodes[node, 0] = node
      agenda.append(.linkBelow(node))
      return node
    }
    let below = addVirtual(kind: automaton.kinds[Int(node)])
    virtuals[virtualPlace(of: below)].depth = depth
    _ = automaton.set(.hasBelow, node)
    belowNodes[node, 0] = below
    agenda.append(.linkBelow(node))
    return below
  }

  /// Nodes that stand for what lies below those that stand for several follow one from another, no further than this.
  private var depthLimit: Int { 8 }

  mutating func linkBelow(_ node: StackAutomaton.Node) {
    guard automaton.isVirtual(node) else {
      for (relation, target) in automaton.edges(of: node) { linkBelow(node, along: relation, to: target) }
      return
    }
    let watch = Int32(memberWatches.count)
    memberWatches.append(.gatherBelow(belowNodes[node, 0]))
    subscribe(watch, to: node)
  }

  private mutating func linkBelow(
    _ node: StackAutomaton.Node, along relation: StackAutomaton.Relation, to target: StackAutomaton.Node
  ) {
    switch relation {
    case .over: connect(belowNodes[node, 0], .alias, target)
    case .same: connect(belowNodes[node, 0], .alias, nodeBelow(target))
    case .alias: break
    }
  }
}
