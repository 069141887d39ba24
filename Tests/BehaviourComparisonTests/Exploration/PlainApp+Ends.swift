import SwitchyardModel

extension PlainApp {
  /// What the screen and the user can do to a state.
  private func steps(from state: PlainState) -> [PlainStep] {
    let emitted = graph[state.visibleScreen].emittedEvents.flatMap { emitted in
      allAnswers.map { perform(.event(emitted.event), on: state, answers: $0) }
    }
    let moves = [.back, .swipe] + graph.tabs.indices.map { PlainAction.tapTab($0) }
    return emitted + moves.map { perform($0, on: state, answers: 0) }
  }

  func isDeadEnd(_ state: PlainState) -> Bool {
    !steps(from: state).contains { $0.changes(state) }
  }

  /// Whether a way is found by which the screen and the user remove the top layer.
  func canLeave(_ state: PlainState, limit: Int) -> Bool {
    var known: Set<PlainState> = [state]
    var queue = [state]
    var next = 0
    while next < queue.count, next < limit {
      for step in steps(from: queue[next]) {
        if step.fewestLayers < state.layers.count { return true }
        if known.insert(step.state).inserted { queue.append(step.state) }
      }
      next += 1
    }
    return false
  }
}
