import SwitchyardModel
import SwitchyardSimulation

extension Way {
  /// What becomes of an event in a state.
  static func answers(to event: EventID, in state: NavigationState, with simulator: Simulator) -> [Answer] {
    let graph = simulator.graph
    let action: SimulationAction = graph[event].isExternal ? .external(event) : .event(event)
    return simulator.results(of: action, in: state).list.map { step, result in
      let answers = step.guards.sorted { $0.key < $1.key }.map { ($0.value ? "" : "not ") + graph[$0.key].name }
      return Answer(
        event: graph[event].name + (answers.isEmpty ? "" : " (" + answers.joined(separator: ", ") + ")"),
        outcome: outcome(of: result, in: graph),
        now: result.state == state ? nil : result.state.summary(in: graph),
        action: step.json(in: graph, isBrief: true))
    }
  }

  private static func outcome(of result: SimulationResult, in graph: RouteGraph) -> String {
    switch result.outcome {
    case .handled: "handled by " + (result.chosen.first?.path(in: graph) ?? "nothing")
    case .failed:
      "fails in " + (result.failed ?? result.chosen.first).map { $0.path(in: graph) }.orNothing + ": "
        + (result.reason?.rawValue).orNothing
    case .unhandled, .unavailable, .stale: result.outcome.rawValue
    }
  }
}

extension String? {
  fileprivate var orNothing: String { self ?? "nothing" }
}
