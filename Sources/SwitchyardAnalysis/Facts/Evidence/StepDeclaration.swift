import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSimulation

extension Simulator {
  /// Where the spec says what comes of an action: the transition that is taken; what was emitted or raised where nobody takes it up;
  /// the tab that is tapped; else the screen that is then shown.
  ///
  /// - Parameters:
  ///   - state: what was shown before.
  ///   - result: what has come of it.
  func declaration(
    of action: SimulationAction, in state: NavigationState?, with result: SimulationResult
  ) -> SourceSpan {
    if let transition = result.chosen.first.flatMap({ transition(at: $0) }) { return transition.declaredAt }
    switch action {
    case .event(let event, _, _):
      let emitted = state.flatMap { graph[$0.visibleScreen].emittedEvents.first { $0.event == event } }
      return emitted?.declaredAt ?? graph[event].declaredAt
    case .external(let event, _): return graph[event].declaredAt
    case .tapTab(let tab): return graph[tab].declaredAt
    case .launch, .restore, .back, .swipe, .link: return graph[result.state.visibleScreen].declaredAt
    }
  }
}
