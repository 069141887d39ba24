import SwitchyardModel
import SwitchyardSimulation

extension Interpreter {
  /// Does one operation that raises nothing. Where it gives a failure, the moment is as it was.
  mutating func perform(_ code: Program.Code, _ moment: inout Moment) -> FailureReason? {
    switch code.operation {
    case .nothing, .steps, .raise:
      return nil
    case .defer:
      moment.configuration.deferred = moment.origin
      moment.isDue = false
      return nil
    case .push, .replaceTop, .setRoot, .setAfterRoot, .setAfter, .setAfterInclusive, .pop, .popTo, .popToRoot:
      return changeStack(code, &moment)
    case .present:
      present(program.presentations[Int(code.subject)], &moment)
      moment.carriesValues = moment.carriesValues || code.carriesValues
      return nil
    case .dismiss:
      guard moment.configuration.top >= 0 else { return .noModal }
      uncover(store[layer: moment.configuration.top].below, &moment)
      return nil
    case .dismissFlow, .dismissScreen:
      return dismiss(code.dismissedLayer, &moment)
    case .dismissAll:
      uncover(-1, &moment)
      return nil
    case .startTabs, .startFlow, .startScreen:
      let deferred = moment.configuration.deferred
      moment.configuration = begin(code)
      moment.configuration.deferred = deferred
      moment.isDue = deferred != nil
      moment.layersLeft = 0
      moment.carriesValues = moment.carriesValues || code.carriesValues
      return nil
    }
  }

  private mutating func changeStack(_ code: Program.Code, _ moment: inout Moment) -> FailureReason? {
    guard graph.hasStack(store.visibleContainer(of: moment.configuration)) else { return .noStack }
    let top = store.visibleEntry(of: moment.configuration)
    var new: StackEntry.ID
    switch code.operation {
    case .push: new = top
    case .replaceTop: new = store[entry: top].below
    case .setRoot: new = -1
    case .setAfterRoot, .popToRoot: new = store[entry: top].root
    case .pop:
      new = store[entry: top].below
      if new < 0 { return .atRoot }
    default:
      new = topmost(ScreenID(rawValue: code.subject), from: top)
      if new < 0 { return .notFound }
      if code.operation == .setAfterInclusive { new = store[entry: new].below }
    }
    for place in code.first..<code.first + code.count {
      new = store.push(ScreenID(rawValue: program.operands[Int(place)]), on: new)
    }
    moment.carriesValues = moment.carriesValues || code.carriesValues
    store.show(new, in: &moment.configuration)
    return nil
  }

  private mutating func topmost(_ screen: ScreenID, from top: StackEntry.ID) -> StackEntry.ID {
    var next = top
    while next >= 0, store[entry: next].screen != screen {
      effort += 1
      next = store[entry: next].below
    }
    return next
  }

  private mutating func present(_ presentation: Presentation, _ moment: inout Moment) {
    let layer = ModalLayer(
      shown: presentation.layer, container: Container(presentation),
      yieldsToSwipe: presentation.yieldsToSwipe,
      entry: store.push(presentation.root.screen, on: -1), presentedBy: moment.transition,
      below: moment.configuration.top, level: Int32(store.layerCount(of: moment.configuration) + 1))
    moment.configuration.top = store.add(layer)
  }

  private mutating func dismiss(_ shown: Layer, _ moment: inout Moment) -> FailureReason? {
    var next = moment.configuration.top
    while next >= 0 {
      effort += 1
      let layer = store[layer: next]
      next = layer.below
      if layer.shown == shown {
        uncover(next, &moment)
        return nil
      }
    }
    return .notFound
  }

  private func uncover(_ layer: ModalLayer.ID, _ moment: inout Moment) {
    moment.configuration.top = layer
    moment.layersLeft = min(moment.layersLeft, store.layerCount(of: moment.configuration))
  }

  private mutating func begin(_ code: Program.Code) -> Configuration {
    switch code.operation {
    case .startTabs: beginTabs(TabID(rawValue: code.subject))
    case .startFlow:
      begin(.flow(FlowID(rawValue: code.subject)), graph.flows[Int(code.subject)].root)
    default: begin(.stack(of: ScreenID(rawValue: code.subject)), ScreenID(rawValue: code.subject))
    }
  }

  private mutating func begin(_ container: Container, _ root: ScreenID) -> Configuration {
    Configuration(base: .stack(container, top: store.push(root, on: -1)))
  }

  private mutating func beginTabs(_ selected: TabID) -> Configuration {
    Configuration(base: .tabs(selected: selected, tops: graph.tabs.map { store.push($0.root.screen, on: -1) }))
  }
}

// What happens without the app's saying so.
extension Interpreter {
  /// Where the app may begin.
  mutating func launch() -> [(configuration: Configuration, answers: GuardAnswers)] {
    graph.beginnings.map { place, answers in
      switch graph.start[place].target {
      case .tabs(let tab): (beginTabs(tab), answers)
      case .flow(let flow, let root): (begin(.flow(flow), root.screen), answers)
      case .screen(let root): (begin(.stack(of: root.screen), root.screen), answers)
      }
    }
  }

  /// Back from a screen that allows it, where something lies below it on its stack.
  mutating func back(_ configuration: Configuration) -> Configuration? {
    let entry = store[entry: store.visibleEntry(of: configuration)]
    guard entry.below >= 0, graph.screens[entry.screen.index].allowsBack else { return nil }
    var configuration = configuration
    store.show(entry.below, in: &configuration)
    return configuration
  }

  func swipe(_ configuration: Configuration) -> Configuration? {
    guard configuration.top >= 0, store[layer: configuration.top].yieldsToSwipe else { return nil }
    var configuration = configuration
    configuration.top = store[layer: configuration.top].below
    return configuration
  }

  /// Another tab is selected; the one that is already there pops to its root.
  func tap(_ tab: TabID, _ configuration: Configuration) -> Configuration? {
    guard case .tabs(let selected, var tops) = configuration.base, configuration.top < 0,
      !graph.screens[store.visibleScreen(of: configuration).index].hidesTabBar
    else { return nil }
    if tab == selected { tops[tab.index] = store[entry: tops[tab.index]].root }
    var configuration = configuration
    configuration.base = .tabs(selected: tab, tops: tops)
    return configuration
  }
}
