import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSimulation

/// A trace done again, action by action, by the simulator and by the plain app.
struct Replay {
  /// Why a trace shows nothing.
  struct Flaw: Error, CustomStringConvertible {
    var description: String
  }

  /// What the last action has met, and what came of it.
  var before: PlainState
  var action: PlainAction?
  var step: PlainStep
  /// As the simulator has it.
  var state: NavigationState

  init(of actions: [JSONValue], on app: PlainApp) throws {
    guard let simulated = SimulatedSteps(app) else { throw Flaw(description: "the app cannot be launched") }
    let steps = try actions.map { json in try ActionReader(app.graph).step(json) }
    guard let first = steps.first, first.action == .launch else {
      throw Flaw(description: "it does not begin with the launch")
    }
    var plain = app.launch(answers: Self.answers(first.guards))
    state = simulated.simulator.launch(guards: first.guards).state
    before = plain
    step = PlainStep(outcome: .handled, state: plain, fewestLayers: 0)
    for (number, simulation) in steps.dropFirst().enumerated() {
      guard let action = Self.plain(simulation.action, app.graph) else {
        throw Flaw(description: "step \(number + 1) cannot be in a trace: \(simulation.action)")
      }
      step = app.perform(action, on: plain, answers: Self.answers(simulation.guards))
      let result = simulated.simulator.next(state, simulation)
      guard simulated.agree(result, step), simulated.agree(result.state, step.state) else {
        throw Flaw(description: "step \(number + 1): simulator \(result.outcome), plain app \(step.outcome)")
      }
      before = plain
      self.action = action
      plain = step.state
      state = result.state
      if number + 2 < steps.count, case .handled = step.outcome { continue }
      if number + 2 < steps.count { throw Flaw(description: "step \(number + 1) is \(step.outcome)") }
    }
  }

  private static func answers(_ guards: [GuardID: Bool]) -> Int {
    guards.reduce(0) { $1.value ? $0 | 1 << $1.key.index : $0 }
  }

  private static func plain(_ action: SimulationAction, _ graph: RouteGraph) -> PlainAction? {
    switch action {
    case .event(let event, _, isFromPrevious: false): .event(event)
    case .back: .back
    case .swipe: .swipe
    case .tapTab(let tab): .tapTab(tab.index)
    case .external(let event, _): .external(event)
    case .link(let url): LinkMatcher(graph).match(url).map { .link($0.link) }
    case .launch, .restore, .event: nil
    }
  }
}

extension Replay {
  /// Whether the trace ends in the fault that the finding tells of.
  func shows(_ finding: ExpectedFinding, in app: PlainApp) -> Bool {
    switch finding.rule {
    case "failing-transition":
      guard case .failed(let reason, let blamed) = step.outcome else { return false }
      return reason.rawValue == finding.reason && app.transitions[blamed].path == finding.subject
    case "raise-loop":
      guard case .raiseLoop(let cycle) = step.outcome else { return false }
      return cycle.contains { app.transitions[$0].path == finding.subject }
    case "unhandled-event", "inexhaustive-guards":
      guard case .unhandled = step.outcome, let event = emission(of: finding.subject, in: app) else { return false }
      let levels = app.levels(of: event, at: before.visibleScreen, in: before.visiblePlace)
      return levels.isEmpty == (finding.rule == "unhandled-event")
    case "dead-end":
      return app.graph.path(of: step.state.visibleScreen) == finding.subject && app.isDeadEnd(step.state)
    case "modal-trap":
      guard let top = step.state.layers.last else { return false }
      return app.transitions[top.presenter].path == finding.subject && !app.canLeave(step.state, limit: 300)
    default: return false
    }
  }

  private func emission(of subject: String, in app: PlainApp) -> EventID? {
    switch action {
    case .event(let event):
      let path = "\(app.graph.path(of: before.visibleScreen)).events.\(app.graph[event].name)"
      return path == subject ? event : nil
    case .external(let event): return app.graph.path(of: event) == subject ? event : nil
    default: return nil
    }
  }
}
