import SwitchyardModel
import SwitchyardSimulation

extension Simulator {
  /// What comes of an action under all answers of the guards that it asks. Answers that no guard is asked for make no
  /// difference, and are given once.
  ///
  /// - Returns: the results, and whether they are all.
  func results(
    of action: SimulationAction, in state: NavigationState?
  ) -> (list: [(step: SimulationStep, result: SimulationResult)], isComplete: Bool) {
    var found: [(step: SimulationStep, result: SimulationResult)] = []
    var open: [[GuardID: Bool]] = [[:]]
    while let answers = open.popLast() {
      if found.count == Self.mostAnswers { return (found, false) }
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
    return (found, true)
  }

  /// What no spec that people write comes near.
  private static var mostAnswers: Int { 256 }
}
