import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSimulation

/// A step that the simulator has done, and those before it. Ways that begin alike share that part.
///
/// Unchecked, since the link is cut where nobody else holds the step any more.
final class PlayedStep: @unchecked Sendable {
  let step: SimulationStep
  /// How it is told.
  let told: Finding.Evidence.Step
  let state: NavigationState
  private(set) var parent: PlayedStep?

  init(
    _ step: SimulationStep, told: Finding.Evidence.Step, _ state: NavigationState, after parent: PlayedStep?
  ) {
    self.step = step
    self.told = told
    self.state = state
    self.parent = parent
  }

  /// Frees a long way step by step: each step freeing the one before would overflow the call stack.
  deinit {
    var next = parent
    parent = nil
    while isKnownUniquelyReferenced(&next) {
      let before = next?.parent
      next?.parent = nil
      next = before
    }
  }

  /// From launch to this step.
  var way: [PlayedStep] {
    var steps: [PlayedStep] = []
    var next: PlayedStep? = self
    while let step = next {
      steps.append(step)
      next = step.parent
    }
    return steps.reversed()
  }
}

/// A way that was played, as the evidence of a finding.
struct PlayedTrace: EvidenceSource {
  let end: PlayedStep
  let graph: RouteGraph

  var steps: [Finding.Evidence.Step] { end.way.map(\.told) }
  var now: String { end.state.summary(in: graph) }
  var actions: [JSONValue] { end.way.map { $0.step.json(in: graph, isBrief: true) } }
  var state: JSONValue { end.state.json(in: graph) }
}
