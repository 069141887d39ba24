import SwitchyardModel
import SwitchyardSimulation

/// Plain actions and states as the simulator has them.
struct SimulatedSteps {
  let app: PlainApp
  let simulator: Simulator
  private let links: LinkMatcher

  init?(_ app: PlainApp) {
    guard let simulator = Simulator(app.graph) else { return nil }
    self.app = app
    self.simulator = simulator
    links = LinkMatcher(app.graph)
  }

  func step(_ action: PlainAction, answers: Int) -> SimulationStep {
    let simulated: SimulationAction =
      switch action {
      case .event(let event): .event(event)
      case .back: .back
      case .swipe: .swipe
      case .tapTab(let tab): .tapTab(TabID(tab))
      case .link(let link): .link(url(of: link))
      case .external(let event): .external(event)
      }
    return SimulationStep(simulated, guards: guards(answers))
  }

  func guards(_ answers: Int) -> [GuardID: Bool] {
    Dictionary(uniqueKeysWithValues: app.graph.guards.map { ($0.id, answers >> $0.id.index & 1 == 1) })
  }

  /// Placeholders of random specs take numbers.
  func url(of link: LinkID) -> String {
    let segments = app.graph[link].template.segments.map { segment in
      switch segment {
      case .literal(let text): "/" + text
      case .placeholder, .rest: "/1"
      }
    }
    return "\(app.graph.links.schemes[0])://" + segments.joined()
  }

  /// Whether the simulator shows what the plain state says, and keeps what it keeps.
  func agree(_ state: NavigationState, _ plain: PlainState) -> Bool {
    let kept: PlainState.Kept?
    switch state.deferred {
    case .link(let url): kept = links.match(url).map { .link($0.link) }
    case .external(let event, _): kept = .external(event)
    default: kept = nil
    }
    return self.plain(state).shows(plain) && kept == plain.kept
  }

  func plain(_ state: NavigationState) -> PlainState {
    func screens(_ stack: NavigationStack) -> [ScreenID] { stack.map(\.screen) }
    let layers = state.layers.map { layer in
      PlainState.ModalLayer(
        shown: layer.shown, style: layer.style, isDismissable: layer.isDismissable, hasStack: layer.hasStack,
        stack: screens(layer.stack), presenter: 0)
    }
    switch state.base {
    case .tabs(let selected, let stacks):
      return PlainState(base: .tabs(selected: selected.index), stacks: stacks.map(screens), layers: layers)
    case .stack(let container, let stack):
      return PlainState(base: .started(container), stacks: [screens(stack)], layers: layers)
    }
  }

  /// Whether both say the same of how an action went: the outcome, the reason, what was chosen, and who is to blame.
  func agree(_ result: SimulationResult, _ step: PlainStep) -> Bool {
    let chosen = step.runs.flatMap(\.chosen)
    switch step.outcome {
    case .handled:
      // how far round a loop the simulator goes is its own affair
      if case .raiseLoop = step.keptOutcome { return result.outcome == .handled }
      return result.outcome == .handled && result.chosen.map(number) == chosen
    case .unhandled: return result.outcome == .unhandled
    case .unavailable: return result.outcome == .unavailable
    case .failed(let reason, let blamed):
      return result.outcome == .failed && result.reason?.rawValue == reason.rawValue
        && result.failed.map(number) == blamed && result.chosen.map(number) == chosen
    case .raiseLoop: return result.outcome == .failed && result.reason == .raiseLoop
    }
  }

  private func number(of place: TransitionPlace) -> Int {
    let handler = app.handlers.first { handler in
      switch place.trigger {
      case .link(let link): handler.path == app.handler(of: link).path
      case .event(let event, let level): handler.event == event && handler.owner == owner(level)
      }
    }
    return handler.map { $0.transitions.lowerBound + place.alternative } ?? -1
  }

  private func owner(_ level: HandlerLevel) -> PlainApp.Owner {
    switch level {
    case .screen(let screen): .screen(screen)
    case .tab(let tab): .tab(tab.index)
    case .flow(let flow): .flow(flow)
    case .app: .app
    }
  }
}
