package import SwitchyardDiagnostics
import SwitchyardModel

/// Finds placeholders of links whose value is lost, such as a misspelled one beside a parameter that may be left out.
package struct UnusedPlaceholder: Rule {
  package static let description = RuleDescription(
    id: "unused-placeholder", defaultSeverity: .warning, summary: "a placeholder of a link that nothing is bound to")
  package static let basis = RuleBasis.transitions

  package func check(_ facts: Facts) -> [Finding] {
    let graph = facts.graph
    let suggestions = NameSuggestions()
    return graph.links.patterns.flatMap { pattern -> [Finding] in
      guard !pattern.placeholders.isEmpty, !pattern.isAskedInVain else { return [] }
      let taken = TakenValues(pattern.alternatives, in: graph)
      // What shows nothing, such as a link that opens the website, has nothing to bind.
      guard taken.showsScreens else { return [] }
      return pattern.placeholders.enumerated().compactMap { place, placeholder in
        guard !taken.places.contains(place), !placeholder.name.hasPrefix("_") else { return nil }
        let near = suggestions.nearest(to: placeholder.name, among: taken.free.map(\.parameter.name))
        return finding(
          placeholder, of: pattern, meaning: near.flatMap { name in taken.free.first { $0.parameter.name == name } },
          graph)
      }
    }
  }

  private func finding(
    _ placeholder: Parameter, of pattern: LinkPattern, meaning near: TakenValues.FreeParameter?, _ graph: RouteGraph
  ) -> Finding {
    let ignoring = "call it '{_\(placeholder.name)}' where any value will do"
    return Self.finding(
      "no parameter is bound to '{\(placeholder.name)}', so its value is lost", at: placeholder.declaredAt,
      subject: graph.path(of: pattern.id) + (pattern.isList ? "[0]" : ""),
      notes: near.map { near in
        let screen = graph.qualifiedName(of: near.screen)
        return [Finding.Note("screen '\(screen)' has '\(near.parameter.name)'", at: near.parameter.declaredAt)]
      } ?? [],
      help: near.map { "did you mean '{\($0.parameter.name)}'? else \(ignoring)" }
        ?? "give it the name of a parameter, or bind one to 'event.\(placeholder.name)'; \(ignoring)")
  }
}
