import SwitchyardModel
import SwitchyardSimulation

/// Elements on which something goes on that left another layer or tab: for each kind, one node that stands for them.
struct Gathering {
  var nodes: [(kind: Int32, node: StackAutomaton.Node)] = []
  /// What goes on there.
  var waiting: [Run] = []
  var isShown = false
  /// Those that hold all that this one holds.
  var includedIn: [Int32] = []
}

/// What is below layers of a family once some are taken away.
struct ExitKey: Hashable {
  enum Search: Hashable {
    case top
    case all
  }

  var family: Int32
  var search: Search
}

extension Saturation {
  mutating func addGathering() -> Int32 {
    gatherings.append(Gathering())
    return Int32(gatherings.count - 1)
  }

  /// Adds an element to those of a gathering, or all that a node stands for.
  mutating func gather(_ node: StackAutomaton.Node, in id: Int32) {
    agenda.append(.gather(node, in: id))
  }

  mutating func carryOutGather(_ node: StackAutomaton.Node, in id: Int32) {
    let kind = automaton.kinds[Int(node)]
    let known = gatheringNodes[id, kind]
    if known >= 0 { return connect(known, .alias, node) }
    let own = addVirtual(kind: kind)
    gatheringNodes[id, kind] = own
    gatherings[Int(id)].nodes.append((kind, own))
    connect(own, .alias, node)
    if gatherings[Int(id)].isShown { show(own) }
    for other in gatherings[Int(id)].includedIn { gather(own, in: other) }
    for run in gatherings[Int(id)].waiting { finish(run.uncovering(own)) }
  }

  /// Lets a run go on wherever something is gathered, now or later.
  mutating func proceed(_ run: Run, in id: Int32) {
    gatherings[Int(id)].waiting.append(run)
    for (_, node) in gatherings[Int(id)].nodes { finish(run.uncovering(node)) }
  }

  mutating func show(gathering id: Int32) {
    guard !gatherings[Int(id)].isShown else { return }
    gatherings[Int(id)].isShown = true
    for (_, node) in gatherings[Int(id)].nodes { show(node) }
  }

  private mutating func include(_ other: Int32, in id: Int32) {
    guard other != id, !gatherings[Int(other)].includedIn.contains(id) else { return }
    gatherings[Int(other)].includedIn.append(id)
    for (_, node) in gatherings[Int(other)].nodes { gather(node, in: id) }
  }
}

// What lies below modal layers.
extension Saturation {
  mutating func exit(from family: Int32, _ search: ExitKey.Search) -> Int32 {
    let key = ExitKey(family: family, search: search)
    if let known = exits[key] { return known }
    let id = addGathering()
    exits[key] = id
    families[Int(family)].gatherings.append(id)
    searches[id] = key
    for node in families[Int(family)].beneath { agenda.append(.handOn(node, to: id)) }
    return id
  }

  mutating func addBeneath(_ node: StackAutomaton.Node, _ family: Int32) {
    guard beneathPlaces[family, node] < 0 else { return }
    beneathPlaces[family, node] = Int32(families[Int(family)].beneath.count)
    families[Int(family)].beneath.append(node)
    let below = kind(of: node).family
    if familyEdgePlaces[family, below] < 0 {
      familyEdgePlaces[family, below] = Int32(familyEdges.count)
      familyEdges.append((family, below))
      layerChanges += 1
    }
    for id in families[Int(family)].gatherings { agenda.append(.handOn(node, to: id)) }
  }

  /// Tells of an element beneath a family to whoever wants to know what is there once its layers are gone.
  mutating func handOn(_ node: StackAutomaton.Node, to id: Int32) {
    guard let key = searches[id] else { return }
    let below = kind(of: node).family
    switch key.search {
    case .top:
      gather(node, in: id)
    case .all:
      if families[Int(below)].family.isBase { return gather(node, in: id) }
      include(exit(from: below, .all), in: id)
    }
  }
}

// The tabs that are not selected, and what lies beneath modal layers over them.
extension Saturation {
  mutating func leaveTab(_ node: StackAutomaton.Node) {
    if case .tab(let tab) = self[familyOf: node].family.container, self[familyOf: node].family.isBase {
      gather(node, in: tabTops[tab.index])
    }
  }
}
