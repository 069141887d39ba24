import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSimulation

// The traces of findings, as scripts that the simulator has played.
extension Facts {
  /// How something comes about that was seen in a configuration, and the step that shows it.
  ///
  /// - Parameters:
  ///   - move: the step, where what was seen is a place.
  ///   - isShown: whether what the simulator says of the last step is the fault; not asked of a configuration.
  /// - Returns: nil where it was not seen, or where the simulator does not play it so.
  func evidence(
    of want: Want, then move: Step.Move? = nil, isShown: (SimulationResult) -> Bool = { _ in true }
  ) -> Finding.Evidence? {
    guard let sighting = behaviour.sighting(of: want) else { return nil }
    let last = sighting.sighting.step ?? move.map { Step($0, GuardAnswers()) }
    guard let player, let way = player.play(upTo: sighting.sighting.visit, of: sighting.exploration) else { return nil }
    guard let last else { return Finding.Evidence(PlayedTrace(end: way, graph: graph)) }
    guard let (end, result) = player.play(last, after: way), isShown(result) else { return nil }
    return Finding.Evidence(PlayedTrace(end: end, graph: graph))
  }
}
