import SwitchyardModel
import SwitchyardSimulation

// What the operations do to all configurations with a certain element on top.
extension Saturation {
  mutating func perform(_ code: Program.CodeID, _ start: Run) {
    effort += 1
    var run = start
    let other = program.codes[Int(code)].otherwise
    if other >= 0 { run.frame = Frame(.otherwise(other, start), run.frame) }
    let tab = program.codes[Int(code)].tab
    if tab >= 0 { return select(TabID(rawValue: tab), thenPerform: code, run) }
    operate(code, run)
  }

  private mutating func select(_ tab: TabID, thenPerform code: Program.CodeID, _ start: Run) {
    var run = start
    let here = self[familyOf: run.node].family
    guard here.isOverTabs else { return fail(run, .noTabBar) }
    if here.isBase && here.container == .tab(tab) { return operate(code, run) }
    leaveTab(run.node)
    results.isWidened = true
    run.added = 0
    run.removal = .more
    run.frame = Frame(.operate(code), run.frame)
    proceed(run, in: tabTops[tab.index])
  }

  mutating func operate(_ id: Program.CodeID, _ run: Run) {
    let code = program.codes[Int(id)]
    switch code.operation {
    case .nothing, .defer: finish(run)
    case .push, .replaceTop, .setRoot, .setAfterRoot, .setAfter, .setAfterInclusive, .pop, .popTo, .popToRoot:
      guard self[familyOf: run.node].hasStack else { return fail(run, .noStack) }
      changeStack(id, code, run)
    case .present: present(program.presentations[Int(code.subject)], run)
    case .dismiss, .dismissAll, .dismissFlow, .dismissScreen: dismiss(code, run)
    case .startTabs, .startFlow, .startScreen: start(code, run)
    case .raise: raise(code.subject, run)
    case .steps:
      var run = run
      run.frame = Frame(.steps(next: code.first, end: code.first + code.count), run.frame)
      finish(run)
    }
  }

  private mutating func changeStack(_ id: Program.CodeID, _ code: Program.Code, _ start: Run) {
    var run = start
    switch code.operation {
    case .push:
      stack(code, on: run.node, run)
    case .setAfterRoot:
      stack(code, on: kind(of: run.node).rootNode, run)
    case .popToRoot:
      run.node = kind(of: run.node).rootNode
      finish(run)
    case .setRoot:
      stackAtRoot(code, run)
    case .popTo, .setAfter, .setAfterInclusive:
      search(for: code.subject, id, run)
    default:
      // What pop and replaceTop do at a root is another thing than above it.
      guard automaton.isVirtual(run.node) else {
        return perform(id, run, isRoot: automaton.has(.root, run.node))
      }
      for isRoot in [true, false] { add(.perform(run, id, isRoot: isRoot), to: run.node) }
    }
  }

  /// Does what depends on whether the element is a root.
  mutating func perform(_ id: Program.CodeID, _ start: Run, isRoot: Bool) {
    var run = start
    let code = program.codes[Int(id)]
    switch (code.operation, isRoot) {
    case (.pop, true):
      fail(run, .atRoot)
    case (.pop, false):
      if isLast(run) {
        succeed(run)
        noteWay(of: run, isPop: true)
        return pop(run.node)
      }
      let below = nodeBelow(run.node)
      run.node = below
      if automaton.isVirtual(below) { add(.finish(run), to: below) } else { finish(run) }
    case (_, true):
      stackAtRoot(code, run)
    case (_, false):
      replace(run.node, code, run)
    }
  }

  /// Puts the screens of an operation on top of an element, which stays.
  mutating func stack(_ code: Program.Code, on base: StackAutomaton.Node, _ start: Run) {
    var run = start
    run.node = base
    for index in code.first..<code.first + code.count {
      push(.over, index, isLast: index == code.first + code.count - 1, &run)
    }
    finish(run)
  }

  /// The same in the place of an element that is no root.
  mutating func replace(_ old: StackAutomaton.Node, _ code: Program.Code, _ start: Run) {
    var run = start
    run.node = old
    for index in code.first..<code.first + code.count {
      push(
        index == code.first ? .same : .over, index, isLast: index == code.first + code.count - 1, &run)
    }
    finish(run)
  }

  /// The same where nothing of the stack stays.
  mutating func stackAtRoot(_ code: Program.Code, _ start: Run) {
    var run = start
    let screen = program.operands[Int(code.first)]
    run.node = rootNode(in: kind(of: run.node).family, screen)
    for index in (code.first..<code.first + code.count).dropFirst() {
      push(.over, index, isLast: index == code.first + code.count - 1, &run)
    }
    finish(run)
  }

  private mutating func push(_ relation: StackAutomaton.Relation, _ index: Int32, isLast: Bool, _ run: inout Run) {
    let screen = program.operands[Int(index)]
    let kind = automaton.kinds[Int(run.node)]
    let node =
      isLast && self.isLast(run) ? element(screen, in: kind) : passingElement(index, on: run.node, in: kind)
    connect(node, relation, run.node)
    if relation == .over, automaton.has(.passing, node), !automaton.has(.passing, run.node) {
      // It was made for this one alone.
      soleBases[node, 0] = run.node
    }
    if relation == .over, run.transition >= 0 {
      pushes?.append(Push(transition: run.transition, element: node, below: run.node))
    }
    run.node = node
  }
}

// Layers, and beginnings.
extension Saturation {
  private mutating func present(_ presentation: Presentation, _ start: Run) {
    var run = start
    let below = self[familyOf: run.node].family
    let family = family(
      LayerFamily(
        container: Container(presentation), shown: presentation.layer,
        yieldsToSwipe: presentation.yieldsToSwipe, isOverTabs: below.isOverTabs))
    leaveTab(run.node)
    // Should a later step fail, this stays all the same.
    if !isLast(run) { results.isWidened = true }
    addBeneath(run.node, family)
    // What is beneath now is shown when the new layer has gone.
    noteWay(of: run)
    if run.transition >= 0, program.mayTrap { families[Int(family)].presenters.insert(run.transition) }
    run.added = min(run.added + 1, Run.manyLayers)
    run.node = rootNode(in: family, presentation.root.screen.rawValue)
    finish(run)
  }

  private mutating func dismiss(_ code: Program.Code, _ start: Run) {
    var run = start
    if code.operation == .dismiss, run.added > 0 {
      run.added -= 1
    } else if code.operation == .dismiss, run.removal == .none {
      run.removal = .own
      run.isLeaving = true
    } else {
      run.added = 0
      run.removal = .more
    }
    let family = kind(of: run.node).family
    let isBase = families[Int(family)].family.isBase
    switch code.operation {
    case .dismissAll where isBase: finish(run)
    case .dismissAll: proceed(run, in: exit(from: family, .all))
    case .dismiss where isBase: fail(run, .noModal)
    case .dismiss: proceed(run, in: exit(from: family, .top))
    default:
      if isBase { return fail(run, .notFound) }
      search(for: code.dismissedLayer, run)
    }
  }

  private mutating func start(_ code: Program.Code, _ start: Run) {
    var run = start
    run.node =
      switch code.operation {
      case .startTabs: beginTabs(TabID(rawValue: code.subject))
      case .startFlow: begin(.flow(FlowID(rawValue: code.subject)), graph.flows[Int(code.subject)].root)
      default: begin(.stack(of: ScreenID(rawValue: code.subject)), ScreenID(rawValue: code.subject))
      }
    run.added = 0
    run.removal = .more
    finish(run)
  }

  mutating func begin(_ container: Container, _ root: ScreenID) -> StackAutomaton.Node {
    rootNode(
      in: family(LayerFamily(container: container, shown: nil, yieldsToSwipe: false, isOverTabs: false)),
      root.rawValue)
  }

  mutating func beginTabs(_ selected: TabID) -> StackAutomaton.Node {
    if !isTabBarShown {
      isTabBarShown = true
      for tab in graph.tabs { gather(tabRoot(tab.id), in: tabTops[tab.id.index]) }
    }
    return tabRoot(selected)
  }

  private mutating func tabRoot(_ tab: TabID) -> StackAutomaton.Node {
    let family = LayerFamily(container: .tab(tab), shown: nil, yieldsToSwipe: false, isOverTabs: true)
    return rootNode(in: self.family(family), graph.tabs[tab.index].root.screen.rawValue)
  }
}
