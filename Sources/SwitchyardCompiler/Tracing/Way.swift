package import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSimulation

/// A way from the launch of an app to what was asked for, and what becomes of an event there.
package struct Way: Sendable, Equatable {
  /// What becomes of the event that was asked for, under some answers of the guards.
  package struct Answer: Sendable, Equatable {
    /// `openChat (isSignedIn)`.
    package var event: String
    /// `handled by transitions.openChat`, `unhandled`, `fails in transitions.openChat: noTabBar`.
    package var outcome: String
    /// What is shown then; nil where nothing has changed.
    package var now: String?
    /// The event as `simulate` takes it.
    package var action: JSONValue
  }

  /// `launch → feed.openPost`.
  package var how: String
  /// `tabs(feed): feed, post`.
  package var now: String
  /// The same as `simulate` takes it.
  package var actions: [JSONValue]
  /// One for each choice of answers that makes a difference; empty where no event was asked for.
  package var answers: [Answer] = []

  init(_ steps: [SimulationStep], to state: NavigationState, with simulator: Simulator) {
    let graph = simulator.graph
    how = TraceWords(simulator).text(of: steps)
    now = state.summary(in: graph)
    actions = steps.map { $0.json(in: graph, isBrief: true) }
  }
}

extension Simulator {
  /// What comes of an action under all answers of the guards that it asks. Answers that no guard is asked for make no
  /// difference, and are given once.
  func results(
    of action: SimulationAction, in state: NavigationState
  ) -> [(step: SimulationStep, result: SimulationResult)] {
    var found: [(step: SimulationStep, result: SimulationResult)] = []
    var open: [[GuardID: Bool]] = [[:]]
    while let answers = open.popLast(), found.count < Self.mostAnswers {
      let step = SimulationStep(action, guards: answers)
      let result = next(state, step)
      guard let asked = result.asked.first(where: { answers[$0] == nil }) else {
        found.append((step, result))
        continue
      }
      // That a guard holds comes first, as it does in specs.
      for answer in [false, true] {
        open.append(answers.merging([asked: answer]) { old, _ in old })
      }
    }
    return found
  }

  /// What no spec that people write comes near.
  private static var mostAnswers: Int { 256 }
}

extension Way {
  /// What becomes of an event in a state.
  static func answers(to event: EventID, in state: NavigationState, with simulator: Simulator) -> [Answer] {
    let graph = simulator.graph
    let action: SimulationAction = graph[event].isExternal ? .external(event) : .event(event)
    return simulator.results(of: action, in: state).map { step, result in
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
