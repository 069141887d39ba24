import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSimulation

/// Plays the ways that an exploration has found in the simulator, each part of them once.
final class TracePlayer {
  private let explorations: Explorations
  private let simulator: Simulator
  private let words: TraceWords
  private let urls: LinkURLs
  private var played: [Key: PlayedStep] = [:]

  private struct Key: Hashable {
    var exploration: Int
    var visit: Int32
  }

  /// Nil where the app can't begin, or nothing was explored.
  init?(_ behaviour: Behaviour) {
    guard let explorations = behaviour.explorations, let simulator = Simulator(behaviour.graph) else { return nil }
    self.explorations = explorations
    self.simulator = simulator
    words = TraceWords(simulator)
    urls = LinkURLs(behaviour.graph)
  }

  /// The way from launch to a visit; nil where the simulator does not go it.
  func play(upTo visit: Int32, of exploration: Int) -> PlayedStep? {
    guard let visits = explorations[exploration]?.visits else { return nil }
    let way = visits.way(to: visit) { played[Key(exploration: exploration, visit: $0)] != nil }
    let known = way.first.map { visits[Int($0)].parent } ?? visit
    var last = known < 0 ? nil : played[Key(exploration: exploration, visit: known)]
    for place in way {
      guard let (step, result) = play(visits[Int(place)].step, after: last), result.outcome == .handled else {
        return nil
      }
      played[Key(exploration: exploration, visit: place)] = step
      last = step
    }
    return last
  }

  /// One step after a way.
  func play(_ step: Step, after way: PlayedStep?) -> (PlayedStep, SimulationResult)? {
    // What events carry does not matter.
    guard let step = step.simulated(carrying: { _ in [] }, openedBy: urls.url) else { return nil }
    let result = simulator.next(way?.state, step)
    let text = words.words(of: step, in: way?.state, after: way?.parent?.state, with: result)
    let span = simulator.declaration(of: step.action, in: way?.state, with: result)
    return (PlayedStep(step, told: .init(words: text, span: span), result.state, after: way), result)
  }
}
