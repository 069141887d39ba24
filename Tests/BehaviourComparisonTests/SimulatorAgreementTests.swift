import SwitchyardModel
import SwitchyardSimulation
import SwitchyardTestSupport
import Testing

/// The simulator against the plain app, on specs made by chance: the meaning of the language, written down twice.
struct SimulatorAgreementTests {
  @Test func `the simulator and the plain app come to the same by every step`() throws {
    var stepCount = 0
    for seed in Seeds.all {
      let spec = RandomSpec(seed: seed)
      let graph = CheckedSpec(spec.text).graph
      let walk = try #require(SimulatorWalk(graph))
      let (steps, disagreement) = walk.run(limit: 120)
      stepCount += steps
      #expect(disagreement == nil, "seed \(seed)\n\(spec.text)")
    }
    print("simulator: \(Seeds.all.count) specs, \(stepCount) steps")
  }
}

/// Goes with the simulator wherever an exploration of the plain app goes.
struct SimulatorWalk {
  private let simulated: SimulatedSteps

  init?(_ graph: RouteGraph) {
    guard let simulated = SimulatedSteps(PlainApp(graph)) else { return nil }
    self.simulated = simulated
  }

  /// The first step by which they come to different things.
  func run(limit: Int) -> (steps: Int, disagreement: String?) {
    var states: [NavigationState] = []
    var known: [PlainState] = []
    var disagreement: String?
    var steps = 0
    for answers in simulated.app.allAnswers {
      let plain = simulated.app.launch(answers: answers)
      let launched = simulated.simulator.launch(guards: simulated.guards(answers)).state
      if !simulated.agree(launched, plain) { disagreement = "launch with answers \(answers)" }
      guard !known.contains(plain) else { continue }
      known.append(plain)
      states.append(launched)
    }
    _ = Exploration(simulated.app.graph, limit: limit, size: 12) { number, action, answers, step, new in
      guard disagreement == nil else { return }
      steps += 1
      let result = simulated.simulator.next(states[number], simulated.step(action, answers: answers))
      if !simulated.agree(result, step) || !simulated.agree(result.state, step.state) {
        disagreement = """
          \(action) with answers \(answers) on \(simulated.plain(states[number]))
          plain: \(step.outcome), \(step.state)
          simulator: \(result.outcome), \(simulated.plain(result.state))
          """
      }
      if new == states.count { states.append(result.state) }
    }
    return (steps, disagreement)
  }
}
