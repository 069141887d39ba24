import SwitchyardModel

/// What all runs over one spec share.
final class SimulatedApp: Sendable {
  let graph: RouteGraph
  let handlers: HandlerIndex
  let links: LinkMatcher

  init(_ graph: RouteGraph) {
    self.graph = graph
    handlers = HandlerIndex(graph)
    links = LinkMatcher(graph)
  }
}
