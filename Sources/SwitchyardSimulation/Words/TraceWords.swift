import SwitchyardModel

/// Tells a way through an app in words: `launch → feed.buy (isSignedIn) → cart.openProfile`.
package struct TraceWords {
  private let simulator: Simulator

  package init(_ simulator: Simulator) {
    self.simulator = simulator
  }

  package func text(of steps: [SimulationStep]) -> String {
    var parts: [String] = []
    var earlier: NavigationState?
    var state: NavigationState?
    let isLaunched = steps.first.map(\.action.begins) ?? false
    for step in (isLaunched ? [] : [SimulationStep(.launch)]) + steps {
      let result = simulator.next(state, step)
      parts.append(words(of: step, in: state, after: earlier, with: result))
      (earlier, state) = (state, result.state)
    }
    return parts.joined(separator: " → ")
  }

  /// One step.
  ///
  /// - Parameters:
  ///   - earlier: what was shown before the last action.
  ///   - result: what has come of the step.
  package func words(
    of step: SimulationStep, in state: NavigationState?, after earlier: NavigationState?,
    with result: SimulationResult
  ) -> String {
    words(of: step.action, in: state, after: earlier) + answers(of: step, in: state, result)
  }

  private func words(
    of action: SimulationAction, in state: NavigationState?, after earlier: NavigationState?
  ) -> String {
    let graph = simulator.graph
    switch action {
    case .launch: return "launch"
    case .restore: return "restore"
    case .back: return "back"
    case .swipe: return "swipe"
    case .tapTab(let tab): return "tap " + graph[tab].name
    case .link(let url): return "open " + url
    case .external(let event, _): return "system " + graph[event].name
    case .event(let event, _, let isFromPrevious):
      let sender = (isFromPrevious ? earlier : state).map { graph.qualifiedName(of: $0.visibleScreen) + "." } ?? ""
      return (isFromPrevious ? "late " : "") + sender + graph[event].name
    }
  }

  /// The guards that were asked: those that hold, and those of which it matters that they do not.
  private func answers(of step: SimulationStep, in state: NavigationState?, _ result: SimulationResult) -> String {
    let words = result.asked.compactMap { guardID -> String? in
      let name = simulator.graph[guardID].name
      if step.guards[guardID] == true { return name }
      var other = step
      other.guards[guardID] = true
      let otherResult = simulator.next(state, other)
      let isSame =
        otherResult.outcome == result.outcome && otherResult.chosen == result.chosen
        && otherResult.state == result.state
      return isSame ? nil : "not " + name
    }
    return words.isEmpty ? "" : " (" + words.joined(separator: ", ") + ")"
  }
}

extension SimulationAction {
  /// Whether the app begins with it.
  package var begins: Bool {
    switch self {
    case .launch, .restore: true
    default: false
    }
  }
}
