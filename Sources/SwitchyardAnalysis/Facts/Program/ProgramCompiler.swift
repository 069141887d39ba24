import SwitchyardModel

extension Program {
  init(_ graph: RouteGraph) {
    isHandledByScreens = Array(repeating: false, count: graph.events.count)
    appHandlers = Array(repeating: -1, count: graph.events.count)
    transitions.reserveCapacity(4 * graph.screens.count)
    codes.reserveCapacity(4 * graph.screens.count)
    addScreens(of: graph)
    tabCount = graph.tabs.count
    for tab in graph.tabs { addContainer(tab.handlers, at: .tab(tab.id)) }
    for flow in graph.flows { addContainer(flow.handlers, at: .flow(flow.id)) }
    for (event, handler) in add(graph.handlers, at: .app) { appHandlers[Int(event)] = handler }
    owners.append(HandlerOwners(first: HandlerID(handlers.count), level: nil))
    for link in graph.links.patterns {
      linkHandlers.append(HandlerID(handlers.count))
      add(link.alternatives, event: -1, hasGaps: link.hasGaps)
    }
    addOuterEvents(of: graph)
    sortOut(graph)
    mayTrap = presentations.contains { !$0.yieldsToSwipe }
  }

  private mutating func addOuterEvents(of graph: RouteGraph) {
    var own = OwnEvents(graph)
    for screen in graph.screenIDs {
      outerEventStarts.append(Int32(outerEventList.count))
      own.look(at: screen, graph.screens[screen.index].handlers)
      for emitted in graph.screens[screen.index].emittedEvents where !own.contains(emitted.event) {
        outerEventList.append(emitted.event.rawValue)
      }
    }
    outerEventStarts.append(Int32(outerEventList.count))
  }

  /// Some hundred handlers can be run once for each of ten thousand screens, not some thousand.
  private mutating func sortOut(_ graph: RouteGraph) {
    let firstShared = screenHandlers.last ?? 0
    let count = handlers[Int(firstShared)...].count(where: \.hasElse)
    runsElementsAlone = count * graph.screens.count <= 1_000_000
    for link in linkHandlers {
      if needsElements(link) { individualLinks.append(link) } else { commonLinks.append(link) }
    }
    for event in graph.events where event.isExternal {
      if sharedHandlers(of: event.id.rawValue).contains(where: { needsElements($0) }) {
        individualExternals.append(event.id.rawValue)
      }
    }
  }

  private mutating func addScreens(of graph: RouteGraph) {
    screenHandlers.reserveCapacity(graph.screens.count + 1)
    for screen in graph.screenIDs {
      screenHandlers.append(HandlerID(handlers.count))
      if graph.screens[screen.index].handlers.isEmpty { continue }
      owners.append(HandlerOwners(first: HandlerID(handlers.count), level: .screen(screen)))
      for index in graph.screens[screen.index].handlers.indices {
        let event = graph.screens[screen.index].handlers[index].event.rawValue
        isHandledByScreens[Int(event)] = true
        add(
          graph.screens[screen.index].handlers[index].alternatives, event: event,
          hasGaps: graph.screens[screen.index].handlers[index].hasGaps)
      }
    }
    screenHandlers.append(HandlerID(handlers.count))
  }

  private mutating func addContainer(_ list: [EventHandler], at level: HandlerLevel) {
    for (event, handler) in add(list, at: level) { containerHandlers[Int32(containerCount), event] = handler }
    containerCount += 1
  }

  /// - Returns: each event with the handler of it.
  private mutating func add(
    _ list: [EventHandler], at level: HandlerLevel
  ) -> [(event: Int32, handler: HandlerID)] {
    if list.isEmpty { return [] }
    owners.append(HandlerOwners(first: HandlerID(handlers.count), level: level))
    return list.map { handler in
      let id = HandlerID(handlers.count)
      add(handler.alternatives, event: handler.event.rawValue, hasGaps: handler.hasGaps)
      return (handler.event.rawValue, id)
    }
  }

  private mutating func add(_ alternatives: [SwitchyardModel.Transition], event: Int32, hasGaps: Bool) {
    let codeStart = codes.count
    let first = TransitionID(transitions.count)
    var isTotal = false
    for index in alternatives.indices {
      let firstLiteral = Int32(literals.count)
      literals += alternatives[index].condition
      let code = add(alternatives[index].action)
      let count = Int32(literals.count) - firstLiteral
      isTotal = isTotal || count == 0
      transitions.append(
        Transition(handler: HandlerID(handlers.count), firstLiteral: firstLiteral, literalCount: count, code: code))
    }
    handlers.append(
      Handler(
        event: event, first: first, count: Int32(alternatives.count), hasGaps: hasGaps, isTotal: isTotal,
        hasElse: codes[codeStart...].contains { $0.otherwise >= 0 && Self.dependsOnElement($0.operation) }))
  }

  private mutating func add(_ action: Action) -> CodeID {
    let id = CodeID(codes.count)
    codes.append(Code(operation: .nothing, tab: action.tab?.rawValue ?? -1))
    fill(id, with: action.operation)
    if let otherwise = action.otherwise.first {
      let code = add(otherwise)
      codes[Int(id)].otherwise = code
    }
    return id
  }

  private mutating func fill(_ id: CodeID, with operation: SwitchyardModel.Operation) {
    switch operation {
    case .selectTab, .open, .ignore: break
    case .push(let list): set(id, .push, screens: list)
    case .replaceTop(let list): set(id, .replaceTop, screens: list)
    case .setRoot(let list): set(id, .setRoot, screens: list)
    case .setAfterRoot(let list): set(id, .setAfterRoot, screens: list)
    case .setAfter(let screen, let inclusive, let list):
      set(id, inclusive ? .setAfterInclusive : .setAfter, screen.rawValue, screens: list)
    case .pop: set(id, .pop)
    case .popTo(let screen): set(id, .popTo, screen.rawValue)
    case .popToRoot: set(id, .popToRoot)
    case .present(let presentation):
      set(id, .present, Int32(presentations.count))
      codes[Int(id)].carriesValues = presentation.root.carriesValues
      presentations.append(presentation)
    case .dismiss: set(id, .dismiss)
    case .dismissLayer(.flow(let flow)): set(id, .dismissFlow, flow.rawValue)
    case .dismissLayer(.screen(let screen)): set(id, .dismissScreen, screen.rawValue)
    case .dismissAll: set(id, .dismissAll)
    case .start(.tabs(let tab)): set(id, .startTabs, tab.rawValue)
    case .start(.flow(let flow, let root)):
      set(id, .startFlow, flow.rawValue)
      codes[Int(id)].carriesValues = root.carriesValues
    case .start(.screen(let root)):
      set(id, .startScreen, root.screen.rawValue)
      codes[Int(id)].carriesValues = root.carriesValues
    case .raise(let event, _): set(id, .raise, event.rawValue)
    case .defer: set(id, .defer)
    case .steps(let steps):
      let list = steps.map { add($0) }
      set(id, .steps)
      setOperands(of: id, list)
    }
  }

  private mutating func set(
    _ id: CodeID, _ operation: Code.Operation, _ subject: Int32 = -1, screens: [Destination] = []
  ) {
    codes[Int(id)].operation = operation
    codes[Int(id)].subject = subject
    if screens.isEmpty { return }
    setOperands(of: id, screens.map(\.screen.rawValue))
    codes[Int(id)].carriesValues = screens.contains(where: \.carriesValues)
  }

  private mutating func setOperands(of id: CodeID, _ list: [Int32]) {
    codes[Int(id)].first = Int32(operands.count)
    codes[Int(id)].count = Int32(list.count)
    operands += list
  }
}

extension Destination {
  fileprivate var carriesValues: Bool {
    arguments.contains {
      switch $0 {
      case .event, .screen: true
      case .literal, .defaultValue, .nil: false
      }
    }
  }
}
