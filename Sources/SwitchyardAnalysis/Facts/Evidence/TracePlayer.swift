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
    var open: [Int32] = []
    var next = visit
    while next >= 0, played[Key(exploration: exploration, visit: next)] == nil {
      open.append(next)
      next = visits[Int(next)].parent
    }
    var last = next < 0 ? nil : played[Key(exploration: exploration, visit: next)]
    for place in open.reversed() {
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
    guard let action = action(for: step.move) else { return nil }
    var guards: [GuardID: Bool] = [:]
    for literal in step.answers.literals { guards[literal.condition] = !literal.isNegated }
    let step = SimulationStep(action, guards: guards)
    let result = simulator.next(way?.state, step)
    let text = words.words(of: step, in: way?.state, after: way?.parent?.state, with: result)
    return (PlayedStep(step, text, result.state, after: way), result)
  }

  private func action(for move: Step.Move) -> SimulationAction? {
    switch move {
    case .launch: .launch
    case .event(let event): .event(event)
    case .external(let event): .external(event)
    case .link(let link): urls.url(of: link).map { .link($0) }
    case .back: .back
    case .swipe: .swipe
    case .tapTab(let tab): .tapTab(tab)
    }
  }
}
