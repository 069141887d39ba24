import SwitchyardModel
import SwitchyardSimulation

/// What the saturation holds possible and what therefore is looked for.
struct Wants {
  private(set) var all: Set<Want> = []
  var frame: ExplorationFrame

  /// Failures alone.
  init(failuresOf saturation: Saturation) {
    frame = ExplorationFrame(saturation.graph, program: saturation.program)
    addFailures(saturation)
  }

  init(_ saturation: Saturation, _ places: Places, _ openEvents: OpenEvents) {
    self.init(failuresOf: saturation)
    addPlaces(saturation.graph, places, openEvents)
    addRefusedEvents(saturation)
    for screen in StuckElements(saturation).screens() { all.insert(.deadEnd(screen)) }
    addTraps(saturation)
    // A very small graph may have few enough configurations to see them all, which settles what was taken too widely.
    frame.isThorough =
      saturation.graph.screens.count <= 12 && (saturation.results.isWidened || saturation.program.mayTrap)
    frame.mayTrap = saturation.program.mayTrap
  }

  /// What transitions may be done; of an analysis that was given up, all.
  mutating func addDone(_ saturation: Saturation) {
    frame.notesDone = true
    for transition in saturation.program.transitions.indices
    where saturation.results.isCutShort || saturation.results.succeeds[transition] {
      all.insert(.done(Program.TransitionID(transition), hasUsedElse: false))
      if saturation.program.hasElse(saturation.program.transitions[transition].code) {
        all.insert(.done(Program.TransitionID(transition), hasUsedElse: true))
      }
    }
  }

  private mutating func addFailures(_ saturation: Saturation) {
    guard saturation.results.hasFailures else { return }
    let program = saturation.program
    for transition in program.transitions.indices where saturation.results.failures[transition] != 0 {
      for failure in FailureReason.allCases where saturation.results.failures[transition] & failure.bit != 0 {
        all.insert(.failure(Program.TransitionID(transition), failure))
        if failure == .notFound { addAnchors(of: program.transitions[transition].code, program) }
      }
    }
  }

  /// A failing transition's screens to go back to; past the first 64 they are not told apart any more.
  private mutating func addAnchors(of id: Program.CodeID, _ program: Program) {
    let code = program.codes[Int(id)]
    switch code.operation {
    case .popTo, .setAfter, .setAfterInclusive:
      let screen = ScreenID(rawValue: code.subject)
      if frame.anchors[screen] == nil, frame.anchors.count < 64 { frame.anchors[screen] = frame.anchors.count }
    case .steps:
      for place in code.first..<code.first + code.count { addAnchors(of: program.operands[Int(place)], program) }
    default: break
    }
    if code.otherwise >= 0 { addAnchors(of: code.otherwise, program) }
  }

  private mutating func addPlaces(_ graph: RouteGraph, _ places: Places, _ open: OpenEvents) {
    for emission in open.emissions {
      for container in open.containers(
        in: places.visible, of: emission.screen, thatLeaveOpen: emission.emitted.event)
      { all.insert(.place(emission.screen, container)) }
    }
    if open.externalEvents.isEmpty { return }
    var own = OwnEvents(graph)
    for screen in graph.screenIDs where places.isPossible(screen) {
      own.look(at: screen, graph.screens[screen.index].handlers)
      for event in open.externalEvents where !own.contains(event) {
        for container in open.containers(in: places.visible, of: screen, thatLeaveOpen: event) {
          all.insert(.place(screen, container))
        }
      }
    }
  }

  private mutating func addRefusedEvents(_ saturation: Saturation) {
    for (event, node) in saturation.results.refusedEvents {
      saturation.forEachElement(of: node) { element in
        let screen = ScreenID(rawValue: saturation.automaton.screens[Int(element)])
        let number = frame.numbers.number(of: saturation[familyOf: element].family.container)
        all.insert(.refused(EventID(rawValue: event), screen, number))
      }
    }
  }

  private mutating func addTraps(_ saturation: Saturation) {
    for element in LayerTraps(saturation).elements {
      let family = saturation[familyOf: element]
      // Of roots that share a kind it is not known which it is.
      let root = saturation.kind(of: element).rootScreen
      guard let shown = family.family.shown, root != LayerKind.anyScreen else { continue }
      frame.traps.insert(
        ExplorationFrame.TrapPlace(
          shown: shown, container: family.family.container,
          screen: ScreenID(rawValue: saturation.automaton.screens[Int(element)]),
          isRoot: saturation.automaton.has(.root, element), root: ScreenID(rawValue: root),
          isOverTabs: family.family.isOverTabs))
      for presenter in family.presenters { all.insert(.trap(presenter)) }
    }
  }
}

extension Saturation {
  /// An element itself, or all that a node stands for.
  func forEachElement(of node: StackAutomaton.Node, _ body: (StackAutomaton.Node) -> Void) {
    var seen: Set<StackAutomaton.Node> = [node]
    var open = [node]
    while let node = open.popLast() {
      guard automaton.isVirtual(node) else {
        body(node)
        continue
      }
      for (_, target) in automaton.edges(of: node) where seen.insert(target).inserted { open.append(target) }
    }
  }
}

extension Program {
  /// Whether an action, or one of its steps, has an `else`.
  fileprivate func hasElse(_ id: CodeID) -> Bool {
    let code = codes[Int(id)]
    if code.otherwise >= 0 { return true }
    return code.operation == .steps
      && (code.first..<code.first + code.count).contains { hasElse(operands[Int($0)]) }
  }
}
