import SwitchyardModel
import SwitchyardSimulation

/// Plays the ways that explorations have found in the simulator, each part of them once, with values that tell one parameter
/// from the other.
struct WayPlayer: Sendable {
  private let simulator: Simulator
  /// By link; nil where none opens it.
  private let urls: [String?]
  /// The visits that the simulator has come to, too.
  private var played: [Key: Played] = [:]

  private struct Key: Hashable {
    var exploration: Int
    var visit: Int32
  }

  /// The step to a visit, what is shown after it, and the visit before it: ways that begin alike share that part.
  private struct Played {
    var step: TransitionWay.Step
    var state: NavigationState
    var before: Int32
  }

  /// - Parameter urls: by link.
  init(with simulator: Simulator, urls: [String?]) {
    self.simulator = simulator
    self.urls = urls
  }

  /// Plays the way to a visit, as far as it is not played yet.
  mutating func play(upTo visit: Int32, of exploration: Int, in visits: [Exploration.Visit]) {
    for place in visits.way(to: visit, from: { played[Key(exploration: exploration, visit: $0)] != nil }) {
      let before = visits[Int(place)].parent
      let state = before < 0 ? nil : played[Key(exploration: exploration, visit: before)]?.state
      guard before < 0 || state != nil, let (step, end) = play(visits[Int(place)].step, in: state),
        end.outcome == .handled
      else { return }
      played[Key(exploration: exploration, visit: place)] = Played(step: step, state: end.state, before: before)
    }
  }

  /// The way to what was seen, which ends with the step that shows it; nil where the simulator does not go it.
  func way(to sighting: Sighting, of exploration: Int) -> (steps: [TransitionWay.Step], end: SimulationResult)? {
    guard let last = sighting.step, let before = played[Key(exploration: exploration, visit: sighting.visit)],
      let (step, end) = play(last, in: before.state)
    else { return nil }
    var steps = [step]
    var next = sighting.visit
    while next >= 0, let earlier = played[Key(exploration: exploration, visit: next)] {
      steps.append(earlier.step)
      next = earlier.before
    }
    return (steps.reversed(), end)
  }

  /// A first step.
  func launch(_ answers: GuardAnswers) -> (step: TransitionWay.Step, end: SimulationResult)? {
    play(Step(.launch, answers), in: nil)
  }

  private func play(
    _ step: Step, in state: NavigationState?
  ) -> (step: TransitionWay.Step, end: SimulationResult)? {
    let graph = simulator.graph
    guard let step = step.simulated(carrying: graph.samplePayload, openedBy: { urls[$0.index] }) else { return nil }
    let result = simulator.next(state, step)
    let answers = result.asked.map { (guard: $0, holds: step.guards[$0] ?? false) }
    return (TransitionWay.Step(action: step.action, screen: state?.visibleScreen, answers: answers), result)
  }
}
