package import SwitchyardModel

/// A link of the spec that a URL matches, with the values of its placeholders.
package struct LinkMatch: Hashable, Sendable {
  package var link: LinkID
  /// In the order of the pattern's placeholders; nil for a query item that is absent.
  package var values: [Value]
}

extension LinkMatch {
  /// What a screen is shown with that the link leads to.
  package func arguments(of destination: Destination, in graph: RouteGraph) -> [Value] {
    // The URL itself binds nothing: only a link that is deferred needs it.
    ActionRun.Scope(payload: values, screen: [], trigger: .link(""))
      .values(of: destination.arguments, for: graph[destination.screen].parameters)
  }
}
