import SwitchyardModel
import SwitchyardSimulation

// Families, kinds and elements, each made when it is first met.
extension Saturation {
  mutating func family(_ family: LayerFamily) -> Int32 {
    let (place, mode) = family.numbers
    if familyIDs[place, mode] >= 0 { return familyIDs[place, mode] }
    let id = Int32(families.count)
    families.append(LayerFamilyRecord(family: family, hasStack: graph.hasStack(family.container)))
    familyIDs[place, mode] = id
    return id
  }

  /// The element of a screen at the bottom of a stack of a family, which has a kind of its own.
  mutating func rootNode(in family: Int32, _ screen: Int32) -> StackAutomaton.Node {
    let known = kindIDs[family, screen]
    if known >= 0 { return kinds[Int(known)].rootNode }
    if families[Int(family)].kindCount >= rootLimit { return lateRoot(in: family, screen) }
    let id = Int32(kinds.count)
    let root = automaton.addNode(screen: screen, kind: id, .root)
    addKind(family, screen, root)
    kindIDs[family, screen] = id
    return root
  }

  /// The same where a family has very many roots: the later ones share a kind, whose root is any of them.
  private mutating func lateRoot(in family: Int32, _ screen: Int32) -> StackAutomaton.Node {
    let known = lateRoots[family, screen]
    if known >= 0 { return known }
    results.isWidened = true
    let shared = kindIDs[family, LayerKind.anyScreen]
    let kind = shared >= 0 ? shared : Int32(kinds.count)
    if shared < 0 {
      addKind(family, LayerKind.anyScreen, addVirtual(kind: kind))
      kindIDs[family, LayerKind.anyScreen] = kind
    }
    let root = automaton.addNode(screen: screen, kind: kind, .root)
    lateRoots[family, screen] = root
    passing[NumberTable.key(kind, screen), default: []].append(root)
    connect(kinds[Int(kind)].rootNode, .alias, root)
    return root
  }

  private mutating func addKind(_ family: Int32, _ screen: Int32, _ root: StackAutomaton.Node) {
    kinds.append(LayerKind(family: family, rootScreen: screen, rootNode: root))
    families[Int(family)].kindCount += 1
  }

  func kind(of node: StackAutomaton.Node) -> LayerKind { kinds[Int(automaton.kinds[Int(node)])] }
  /// The family of an element's layer. Lent, not copied: it has lists that are long.
  subscript(familyOf node: StackAutomaton.Node) -> LayerFamilyRecord {
    _read { yield families[Int(kinds[Int(automaton.kinds[Int(node)])].family)] }
  }

  /// The element for a screen above the root.
  mutating func element(_ screen: Int32, in kind: Int32) -> StackAutomaton.Node {
    let known = elements[kind, screen]
    if known >= 0 { return known }
    let node = automaton.addNode(screen: screen, kind: kind)
    elements[kind, screen] = node
    return node
  }

  /// An element that is covered before anybody sees it.
  ///
  /// One for each place in the spec and each element below; one for all elements below that exist in passing themselves,
  /// since those would follow one from another without end.
  mutating func passingElement(
    _ operand: Int32, on below: StackAutomaton.Node, in kind: Int32
  ) -> StackAutomaton.Node {
    let key = PassingKey(operand: operand, kind: kind, below: automaton.has(.passing, below) ? -1 : below)
    if let known = passingIDs[key] { return known }
    let screen = program.operands[Int(operand)]
    let node = automaton.addNode(screen: screen, kind: kind, .passing)
    passingIDs[key] = node
    passing[NumberTable.key(kind, screen), default: []].append(node)
    return node
  }

  mutating func addVirtual(kind: Int32) -> StackAutomaton.Node {
    let node = automaton.addNode(screen: -1, kind: kind)
    virtualPlaces[node, 0] = Int32(virtuals.count)
    virtuals.append(VirtualNode())
    return node
  }

  func virtualPlace(of node: StackAutomaton.Node) -> Int { Int(virtualPlaces[node, 0]) }
}

struct PassingKey: Hashable {
  var operand: Int32
  var kind: Int32
  var below: StackAutomaton.Node
}

/// What a node that stands for several elements has beside its edges.
struct VirtualNode {
  /// How often "what lies below" leads to it from an element.
  var depth = 0
  /// Others that stand for its elements as well.
  var dependents: [StackAutomaton.Node] = []
  var watches: [Watch] = []
  /// In the list of member watches.
  var memberWatches: [Int32] = []
}

/// What waits until a node that stands for several elements has a root among them, or one that is no root.
enum Watch {
  /// For either of them: the run goes on.
  case finish(Run)
  /// For a root, or for one that is none: that part of an operation is done.
  case perform(Run, Program.CodeID, isRoot: Bool)

  var flags: StackAutomaton.Flags {
    switch self {
    case .finish: [.holdsRoot, .holdsOther]
    case .perform(_, _, isRoot: true): .holdsRoot
    case .perform(_, _, isRoot: false): .holdsOther
    }
  }
}

/// What is to be done with each element that a node stands for, by itself.
enum MemberWatch {
  /// The event is raised on it: who handles it depends on the screen.
  case raise(Int32, Run)
  /// What lies below it is added to what this node stands for.
  case gatherBelow(StackAutomaton.Node)
}
