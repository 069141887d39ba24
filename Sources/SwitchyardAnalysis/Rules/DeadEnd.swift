package import SwitchyardDiagnostics
import SwitchyardModel

/// Finds screens that can be shown where nothing leads on: no event of theirs and no move of the user.
package struct DeadEnd: Rule {
  package static let description = RuleDescription(
    id: "dead-end", defaultSeverity: .warning,
    summary: "a screen shown where neither its events nor the user can change anything")
  package static let basis = RuleBasis.transitions

  package func check(_ facts: Facts) -> [Finding] {
    let graph = facts.graph
    return facts.behaviour.deadEnds.compactMap { screen in
      guard let evidence = facts.evidence(of: .deadEnd(screen)) else { return nil }
      let name = graph.qualifiedName(of: screen)
      let emits = !graph[screen].emittedEvents.isEmpty
      return Self.finding(
        emits
          ? "nothing leads on from '\(name)': none of its events changes anything there, and the user can't go back"
          : "nothing leads on from '\(name)': it emits no event, and the user can't go back",
        at: graph[screen].declaredAt, subject: graph.path(of: screen),
        help: "give it an event that leads on, or show it where the user can go back", evidence: evidence)
    }
  }
}
