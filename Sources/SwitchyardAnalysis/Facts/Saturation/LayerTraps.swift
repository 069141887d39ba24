import SwitchyardModel

/// Where an event of a screen in a modal layer leads.
struct LayerWay {
  enum End {
    /// An element of the same layer.
    case within(StackAutomaton.Node)
    /// What lies below an element of the same layer.
    case below(StackAutomaton.Node)
    /// An element of a layer above.
    case above(StackAutomaton.Node)
    /// The layer is gone, and the one beneath it is as it was.
    case out
    /// The layer is gone, and what is shown is an element of the one beneath it, or of a new one above that.
    case outOn(StackAutomaton.Node, isAbove: Bool)
    /// The same with what lies below an element of the one beneath it.
    case outBelow(StackAutomaton.Node)
    /// The layer is gone, and perhaps those beneath it.
    case farOut
  }

  var origin: StackAutomaton.Node
  var end: End
}

/// The elements of modal layers from which nothing that the screens and the user can do takes the layer away.
///
/// A layer counts as gone where it may be gone, so what is a trap here is one for certain.
struct LayerTraps {
  let elements: [StackAutomaton.Node]

  init(_ saturation: Saturation) {
    guard saturation.program.mayTrap else {
      elements = []
      return
    }
    let spread = EscapeSpread(saturation)
    elements = (0..<Int32(saturation.automaton.count)).filter { node in
      saturation.automaton.has(.shown, node) && !saturation.automaton.isVirtual(node)
        && !saturation.automaton.has(.passing, node) && !saturation[familyOf: node].family.isBase
        && !spread.canLeave(node)
    }
  }
}

/// Spreads "from here there is a way out" backward. Each node has three vertices: the element itself, the element as the
/// beginning of an event, and what lies below it; each of them once for the layer that it is in, and once for the way out of
/// that layer and the one beneath it.
private struct EscapeSpread {
  private let saturation: Saturation
  private var edges: [(source: Int32, target: Int32)] = []
  /// The vertices that lead out at once.
  private var exits: [Int32] = []
  private var isFree: [Bool] = []

  private enum Part: Int32, CaseIterable {
    case element, beginning, below, farElement, farBeginning, farBelow
  }

  init(_ saturation: Saturation) {
    self.saturation = saturation
    for node in 0..<Int32(saturation.automaton.count) where !saturation[familyOf: node].family.isBase { add(node) }
    for way in saturation.ways { add(way) }
    isFree = Digraph(count: Part.allCases.count * saturation.automaton.count, edges: edges).reachable(from: exits)
  }

  func canLeave(_ node: StackAutomaton.Node) -> Bool { isFree[Int(vertex(node, .element))] }

  private func vertex(_ node: StackAutomaton.Node, _ part: Part) -> Int32 {
    node * Int32(Part.allCases.count) + part.rawValue
  }

  private mutating func add(_ node: StackAutomaton.Node) {
    let automaton = saturation.automaton
    if saturation[familyOf: node].family.yieldsToSwipe { exits.append(vertex(node, .element)) }
    edges.append((vertex(node, .beginning), vertex(node, .element)))
    edges.append((vertex(node, .farBeginning), vertex(node, .farElement)))
    let screen = Int(automaton.screens[Int(node)])
    if screen >= 0, saturation.graph.screens[screen].allowsBack {
      join(node, .below, .farBelow, to: node, .element, .farElement)
    }
    if screen >= 0, automaton.has(.passing, node) {
      let element = saturation.elements[automaton.kinds[Int(node)], Int32(screen)]
      if element >= 0 { join(element, .element, .farElement, to: node, .element, .farElement) }
    }
    for (relation, target) in automaton.edges(of: node) {
      switch relation {
      case .over: join(target, .element, .farElement, to: node, .below, .farBelow)
      case .same: join(target, .below, .farBelow, to: node, .below, .farBelow)
      case .alias:
        join(target, .element, .farElement, to: node, .element, .farElement)
        join(target, .below, .farBelow, to: node, .below, .farBelow)
        join(node, .beginning, .farBeginning, to: target, .element, .farElement)
      }
    }
  }

  private mutating func add(_ way: LayerWay) {
    switch way.end {
    case .within(let node): join(node, .element, .farElement, to: way.origin, .beginning, .farBeginning)
    case .below(let node): join(node, .below, .farBelow, to: way.origin, .beginning, .farBeginning)
    case .above(let node):
      edges.append((vertex(node, .farElement), vertex(way.origin, .beginning)))
      edges.append((vertex(node, .farElement), vertex(way.origin, .farBeginning)))
    case .out:
      exits.append(vertex(way.origin, .beginning))
    case .outOn(let node, let isAbove):
      exits.append(vertex(way.origin, .beginning))
      edges.append((vertex(node, isAbove ? .farElement : .element), vertex(way.origin, .farBeginning)))
    case .outBelow(let node):
      exits.append(vertex(way.origin, .beginning))
      edges.append((vertex(node, .below), vertex(way.origin, .farBeginning)))
    case .farOut:
      exits.append(vertex(way.origin, .beginning))
      exits.append(vertex(way.origin, .farBeginning))
    }
  }

  private mutating func join(
    _ source: StackAutomaton.Node, _ part: Part, _ farPart: Part, to target: StackAutomaton.Node, _ to: Part,
    _ farTo: Part
  ) {
    edges.append((vertex(source, part), vertex(target, to)))
    edges.append((vertex(source, farPart), vertex(target, farTo)))
  }
}
