import SwitchyardModel
import SwitchyardSimulation

// What can come while an element is visible.
extension Saturation {
  mutating func visit(_ node: StackAutomaton.Node) {
    if automaton.isVirtual(node) {
      for (_, target) in automaton.edges(of: node) { show(target) }
      return
    }
    let screen = automaton.screens[Int(node)]
    let kind = automaton.kinds[Int(node)]
    if automaton.has(.passing, node) {
      let element = element(screen, in: kind)
      connect(element, .same, node)
      return show(element)
    }
    noteVisible(node, kind)
    for handler in program.handlers(of: screen) {
      let event = program.handlers[Int(handler)].event
      handle(event, handler, beginning(at: node, event))
    }
    for event in program.outerEvents(of: screen) { leaveOutward(event, node, kind) }
    for event in externalEvents where program.isHandledByScreens[Int(event)] {
      if program.handler(of: event, at: screen) == nil { leaveOutward(event, node, kind) }
    }
    for link in program.individualLinks { follow(link, node) }
    for event in program.individualExternals where !program.isHandledByScreens[Int(event)] {
      leaveOutward(event, node, kind)
    }
    moveAsUser(node, kind)
  }

  private func beginning(at node: StackAutomaton.Node, _ event: Int32) -> Run {
    var run = Run(node: node, transition: Run.noTransition)
    if program.mayTrap, !graph.events[Int(event)].isExternal, !self[familyOf: node].family.isBase { run.origin = node }
    return run
  }

  private mutating func noteVisible(_ node: StackAutomaton.Node, _ kind: Int32) {
    guard hasLinks || !externalEvents.isEmpty else { return }
    if kinds[Int(kind)].anyVisible >= 0 { return connect(kinds[Int(kind)].anyVisible, .alias, node) }
    let any = addVirtual(kind: kind)
    kinds[Int(kind)].anyVisible = any
    connect(any, .alias, node)
    for event in externalEvents where !program.isHandledByScreens[Int(event)] {
      if program.individualExternals.contains(event) { continue }
      handleOutward(event, Run(node: any, transition: Run.noTransition))
    }
    for link in program.commonLinks { followFromAnywhere(link, any) }
  }

  /// Most links select a tab first, and do the same from wherever they come.
  private mutating func followFromAnywhere(_ link: Program.HandlerID, _ node: StackAutomaton.Node) {
    let handler = program.handlers[Int(link)]
    if handler.count == 1, handler.isTotal {
      let code = program.codes[Int(program.transitions[Int(handler.first)].code)]
      let here = self[familyOf: node].family
      if code.tab >= 0, code.otherwise < 0, here.container != .tab(TabID(rawValue: code.tab)) || !here.isBase {
        let isOverTabs: Int32 = here.isOverTabs ? 1 : 0
        if cameFromElsewhere[link, isOverTabs] >= 0 {
          if here.isBase { leaveTab(node) }
          return
        }
        cameFromElsewhere[link, isOverTabs] = 0
      }
    }
    follow(link, node)
  }

  private mutating func follow(_ link: Program.HandlerID, _ node: StackAutomaton.Node) {
    if program.handlers[Int(link)].hasGaps { return }
    if let only = program.onlyChoice(of: link) {
      return choose(only, Run(node: node, transition: Run.noTransition))
    }
    for (transition, answers) in choices(of: link, GuardAnswers()) {
      guard let transition else { continue }
      choose(transition, Run(node: node, answers: answers, transition: Run.noTransition))
    }
  }

  private mutating func moveAsUser(_ node: StackAutomaton.Node, _ kind: Int32) {
    let screen = Int(automaton.screens[Int(node)])
    if !automaton.has(.root, node), graph.screens[screen].allowsBack { pop(node) }
    let family = kinds[Int(kind)].family
    if families[Int(family)].family.yieldsToSwipe, !families[Int(family)].wasSwiped {
      families[Int(family)].wasSwiped = true
      show(gathering: exit(from: family, .top))
    }
    guard case .tab(let tab) = families[Int(family)].family.container, families[Int(family)].family.isBase,
      !graph.screens[screen].hidesTabBar
    else { return }
    show(kinds[Int(kind)].rootNode)
    if graph.tabs.count > 1 { results.isWidened = true }
    leaveTab(node)
    if isTapped[tab.index] { return }
    isTapped[tab.index] = true
    for other in graph.tabs.indices where other != tab.index { show(gathering: tabTops[other]) }
  }
}

// Who handles what comes.
extension Saturation {
  /// An event that the screen has a handler for.
  mutating func handle(_ event: Int32, _ handler: Program.HandlerID, _ run: Run) {
    if program.handlers[Int(handler)].hasGaps { return }
    if let only = program.onlyChoice(of: handler) { return choose(only, run) }
    for (transition, answers) in choices(of: handler, run.answers) {
      var run = run
      run.answers = answers
      if let transition {
        choose(transition, run)
      } else {
        handleOutward(event, run, isKnown: true)
      }
    }
  }

  /// An event that the screen leaves to its container and the app.
  private mutating func leaveOutward(_ event: Int32, _ node: StackAutomaton.Node, _ kind: Int32) {
    let group = groups[kind, event]
    if group == settled { return }
    if group >= 0 { return connect(group, .alias, node) }
    let container = self[familyOf: node].family.container
    let handlers = [program.containerHandler(of: event, in: container), program.appHandler(of: event)].compactMap { $0 }
    if handlers.contains(where: { program.needsElements($0) }) {
      return handleOutward(event, beginning(at: node, event))
    }
    if handlers.allSatisfy({ program.doesNothing($0) && program.handlers[Int($0)].isTotal }) {
      groups[kind, event] = settled
      return handleOutward(event, beginning(at: node, event))
    }
    let new = addVirtual(kind: kind)
    groups[kind, event] = new
    connect(new, .alias, node)
    handleOutward(event, beginning(at: new, event))
  }

  private var settled: Int32 { -2 }

  mutating func handleOutward(
    _ event: Int32, _ run: Run, isKnown: Bool = false
  ) {
    var isKnown = isKnown
    var open = [run]
    let container = self[familyOf: run.node].family.container
    for handler in [program.containerHandler(of: event, in: container), program.appHandler(of: event)] {
      guard let handler else { continue }
      if program.handlers[Int(handler)].hasGaps { return }
      isKnown = true
      var refused: [Run] = []
      for run in open {
        for (transition, answers) in choices(of: handler, run.answers) {
          var run = run
          run.answers = answers
          if let transition { choose(transition, run) } else { refused.append(run) }
        }
      }
      open = refused
      if open.isEmpty { return }
    }
    for run in open { leaveOpen(event, run, isKnown: isKnown) }
  }

  private mutating func choices(of handler: Program.HandlerID, _ answers: GuardAnswers) -> [Program.Choice] {
    let (list, isComplete) = program.choices(of: handler, answers, limit: Self.choiceLimit)
    if isComplete { return list }
    results.isWidened = true
    return program.looseChoices(of: handler, answers)
  }

  private static var choiceLimit: Int { 256 }

  private mutating func leaveOpen(_ event: Int32, _ run: Run, isKnown: Bool) {
    if run.call >= 0 { return fail(run, .unhandled) }
    if isKnown { results.refusedEvents.append((event, run.node)) }
  }

  private mutating func choose(_ transition: Program.TransitionID, _ start: Run) {
    results.isChosen[Int(transition)] = true
    var run = start
    run.transition = transition
    perform(program.transitions[Int(transition)].code, run)
  }
}

extension Saturation {
  mutating func launch() {
    for alternative in Set(graph.beginnings.map(\.place)).sorted().map({ graph.start[$0] }) {
      let node: StackAutomaton.Node =
        switch alternative.target {
        case .tabs(let selected): beginTabs(selected)
        case .flow(let flow, let root): begin(.flow(flow), root.screen)
        case .screen(let root): begin(.stack(of: root.screen), root.screen)
        }
      show(node)
    }
  }
}
