package import SwitchyardDiagnostics
import SwitchyardModel

/// Finds screens that never stand on any stack, such as one whose last `push` was removed with a feature.
package struct UnreachableScreen: Rule {
  package static let description = RuleDescription(
    id: "unreachable-screen", defaultSeverity: .error,
    summary: "a screen that is never shown, whatever users, links and the system do")
  package static let basis = RuleBasis.transitions

  package func check(_ facts: Facts) -> [Finding] {
    let graph = facts.graph
    return graph.screenIDs.filter { !facts.places.isPossible($0) }.map { id in
      let screen = graph[id]
      let ways = facts.waysIn.ways(to: screen.id)
      let name = graph.qualifiedName(of: screen.id)
      return Self.finding(
        message(name, isMentioned: !ways.isEmpty), at: screen.declaredAt, subject: graph.path(of: screen.id),
        notes: facts.notes(on: ways) + consequences(of: screen, in: graph),
        help: facts.helpToReach(name, by: ways, orElse: "show it with a transition or a link, or remove it"))
    }
  }
}

extension UnreachableScreen {
  private func message(_ name: String, isMentioned: Bool) -> String {
    isMentioned
      ? "'\(name)' can't be reached: what would show it never happens"
      : "'\(name)' can't be reached: no transition, link, tab or flow shows it"
  }

  private func consequences(of screen: Screen, in graph: RouteGraph) -> [Finding.Note] {
    guard let first = screen.handlers.first else { return [] }
    let names = list(screen.handlers.map { graph[$0.event].name }, limit: 5)
    let words =
      screen.handlers.count == 1 ? "its transition \(names) is never taken" : "its transitions \(names) are never taken"
    return [Finding.Note("so " + words, at: first.declaredAt)]
  }
}
