/// What the app begins with, at launch or afresh.
public enum NavigationStart<Graph: RouteGraph>: Hashable, Sendable {
  /// A flow, with a stack that begins with its root.
  case flow(Graph.Flow, root: Graph.Route)
  /// A screen, with a stack without a name.
  case screen(Graph.Route)
  /// The tab bar, every tab at its root.
  case tabs(selecting: Graph.Tab)
}
