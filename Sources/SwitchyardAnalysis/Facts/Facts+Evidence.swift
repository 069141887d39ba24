import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSimulation

// The traces of findings, as scripts that the simulator has played.
extension Facts {
  /// How something comes about, or what shows it one step later; nil where it was not seen.
  func evidence(of want: Want, then move: Step.Move? = nil) -> Finding.Evidence? {
    guard var steps = behaviour.trace(to: want) else { return nil }
    if let move { steps.append(Step(move, GuardAnswers())) }
    return evidence(steps)
  }

  func evidence(_ steps: [Step]) -> Finding.Evidence? {
    guard let script = script(for: steps), var simulator = Simulator(graph) else { return nil }
    for step in script { simulator.perform(step) }
    guard let state = simulator.state else { return nil }
    return Finding.Evidence(
      how: TraceWords(simulator).text(of: script), now: state.summary(in: graph),
      actions: script.map { $0.json(in: graph, isBrief: true) }, state: state.json(in: graph))
  }

  /// The steps as the simulator takes them; nil where a link has no URL that leads to it.
  func script(for steps: [Step]) -> [SimulationStep]? {
    var script: [SimulationStep] = []
    for step in steps {
      guard let action = action(for: step.move) else { return nil }
      var guards: [GuardID: Bool] = [:]
      for literal in step.answers.literals { guards[literal.condition] = !literal.isNegated }
      script.append(SimulationStep(action, guards: guards))
    }
    return script
  }

  private func action(for move: Step.Move) -> SimulationAction? {
    switch move {
    case .launch: .launch
    case .event(let event): .event(event)
    case .external(let event): .external(event)
    case .link(let link): linkURLs.url(of: link).map { .link($0) }
    case .back: .back
    case .swipe: .swipe
    case .tapTab(let tab): .tapTab(tab)
    }
  }
}
