import SwitchyardDiagnostics
import SwitchyardModel

/// How results are shown.
package enum ResultFormat: String, Sendable, CaseIterable {
  /// One object a line.
  case json
  /// For people.
  case text
}

extension SimulationResult {
  /// `{"action":…,"outcome":…,"reason":…,"lost":[…],"state":…}`.
  func json(of step: SimulationStep, in graph: RouteGraph) -> JSONValue {
    var members = [
      JSONValue.Member("action", step.json(in: graph)),
      JSONValue.Member("outcome", .string(outcome.rawValue)),
    ]
    if let word = reason?.rawValue ?? refusal?.rawValue { members.append(JSONValue.Member("reason", .string(word))) }
    if !lost.isEmpty { members.append(JSONValue.Member("lost", .array(lost.map { .string($0) }))) }
    members.append(JSONValue.Member("state", state.json(in: graph)))
    return .object(members)
  }

  /// ```
  /// profile.openChat: failed, noTabBar in transitions.openChat
  ///    now: flow onboarding: welcome, profile
  /// ```
  func text(of step: SimulationStep, saying words: String, in graph: RouteGraph) -> String {
    var text = words.printable + ": " + outcome.rawValue
    if outcome == .unavailable, let obstacle = state.obstacle(to: step.action, in: graph) { text += ", " + obstacle }
    if let word = reason?.rawValue ?? refusal?.rawValue { text += ", " + word }
    if let failed { text += " in " + failed.path(in: graph).printable }
    text += "\n"
    for part in lost { text += "   lost: " + part.printable + "\n" }
    return text + "   now: " + state.summary(in: graph).printable + "\n"
  }
}
