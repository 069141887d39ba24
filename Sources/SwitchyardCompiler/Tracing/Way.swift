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
