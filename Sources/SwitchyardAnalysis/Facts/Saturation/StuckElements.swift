import SwitchyardModel

/// The elements on which perhaps nothing changes, whatever the screen and the user do.
///
/// These are candidates: whether nothing changes is seen on configurations.
struct StuckElements {
  private let saturation: Saturation
  private let graph: RouteGraph
  private let program: Program

  init(_ saturation: Saturation) {
    self.saturation = saturation
    graph = saturation.graph
    program = saturation.program
  }

  /// In the order of the screens.
  func screens() -> [ScreenID] {
    var isStuck = Array(repeating: false, count: graph.screens.count)
    for node in 0..<Int32(saturation.automaton.count) where saturation.automaton.has(.shown, node) {
      let screen = Int(saturation.automaton.screens[Int(node)])
      guard screen >= 0, !isStuck[screen], !saturation.automaton.has(.passing, node) else { continue }
      isStuck[screen] = !isMovedByUser(node, screen) && !isMovedByEvent(node, Int32(screen))
    }
    return graph.screenIDs.filter { isStuck[$0.index] }
  }

  private func isMovedByUser(_ node: StackAutomaton.Node, _ screen: Int) -> Bool {
    let family = saturation[familyOf: node].family
    if family.yieldsToSwipe { return true }
    let isRoot = saturation.automaton.has(.root, node)
    if !isRoot && graph.screens[screen].allowsBack { return true }
    guard family.isBase, case .tab = family.container, !graph.screens[screen].hidesTabBar else { return false }
    return graph.tabs.count > 1 || !isRoot
  }

  private func isMovedByEvent(_ node: StackAutomaton.Node, _ screen: Int32) -> Bool {
    for handler in program.handlers(of: screen) {
      let event = Int(program.handlers[Int(handler)].event)
      if !graph.events[event].isExternal, moves(handler, node) { return true }
    }
    let container = saturation[familyOf: node].family.container
    for event in program.outerEvents(of: screen) {
      let nearest = program.containerHandler(of: event, in: container) ?? program.appHandler(of: event)
      if let nearest, moves(nearest, node) { return true }
    }
    return false
  }

  /// Whether some answer of the guards surely moves the app on; any one is enough.
  private func moves(_ id: Program.HandlerID, _ node: StackAutomaton.Node) -> Bool {
    let handler = program.handlers[Int(id)]
    guard handler.count > 0, !handler.hasGaps else { return false }
    // The first alternative can be taken, unless it contradicts itself.
    let first = program.transitions[Int(handler.first)]
    guard first.literalCount <= 1 else { return false }
    return moves(program.codes[Int(first.code)], node)
  }

  private func moves(_ code: Program.Code, _ node: StackAutomaton.Node) -> Bool {
    let family = saturation[familyOf: node]
    if code.tab >= 0 {
      guard family.family.isOverTabs else { return false }
      return code.operation == .nothing
        && (!family.family.isBase || family.family.container != .tab(TabID(rawValue: code.tab)))
    }
    return switch code.operation {
    case .present: true
    case .push: family.hasStack
    case .pop: family.hasStack && !saturation.automaton.has(.root, node)
    case .dismiss, .dismissAll: !family.family.isBase
    case .startTabs: !family.family.isBase || !family.family.isOverTabs
    case .startFlow:
      !family.family.isBase || family.family.container != .flow(FlowID(rawValue: code.subject))
    case .startScreen:
      !family.family.isBase || family.family.container != .stack(of: ScreenID(rawValue: code.subject))
    default: false
    }
  }
}
