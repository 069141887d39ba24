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
      // that it shows itself once it is shown helps nobody there
      let others = ways.filter { !$0.begins(at: screen.id) }
      let name = graph.qualifiedName(of: screen.id)
      return Self.finding(
        message(name, others, isShownByItself: !ways.isEmpty, facts), at: screen.declaredAt,
        subject: graph.path(of: screen.id),
        notes: notes(on: ways, others: others, facts) + consequences(of: screen, in: graph),
        help: facts.helpToReach(name, by: others, orElse: help(isShownByItself: !ways.isEmpty)))
    }
  }
}

extension UnreachableScreen {
  private func message(_ name: String, _ ways: [WaysIn.Way], isShownByItself: Bool, _ facts: Facts) -> String {
    ways.isEmpty
      ? "'\(name)' can't be reached: no \(isShownByItself ? "other screen's " : "")transition, link, tab or flow shows it"
      : "'\(name)' can't be reached: \(facts.cause(of: ways, to: "show"))"
  }

  private func notes(on ways: [WaysIn.Way], others: [WaysIn.Way], _ facts: Facts) -> [Finding.Note] {
    guard others.isEmpty, let own = ways.first else { return facts.notes(on: others) }
    return [Finding.Note("only the screen itself shows it", at: own.span)]
  }

  private func help(isShownByItself: Bool) -> String {
    isShownByItself
      ? "show it from elsewhere, with a transition or a link, or remove it"
      : "show it with a transition or a link, or remove it"
  }

  private func consequences(of screen: Screen, in graph: RouteGraph) -> [Finding.Note] {
    guard let first = screen.handlers.first else { return [] }
    let names = list(screen.handlers.prefix(5).map { graph[$0.event].name }, of: screen.handlers.count)
    let words =
      screen.handlers.count == 1 ? "its transition \(names) is never taken" : "its transitions \(names) are never taken"
    return [Finding.Note("so " + words, at: first.declaredAt)]
  }
}

extension WaysIn.Way {
  fileprivate func begins(at screen: ScreenID) -> Bool {
    if case .screen(screen, _) = origin { true } else { false }
  }
}
