/// What `present` puts over everything.
public enum NavigationLayer<Graph: RouteGraph>: Hashable, Sendable {
  /// A flow, with a stack that begins with its root.
  case flow(Graph.Flow, root: Graph.Route)
  /// A screen alone, with nothing to push on.
  case screen(Graph.Route)
  /// A screen with a stack of its own.
  case stack(Graph.Route)
}

/// How a layer is told from the others: by the flow or screen that was presented, whatever its parameters.
public enum LayerIdentity<Graph: RouteGraph>: Hashable, Sendable {
  case flow(Graph.Flow)
  case screen(Graph.Route.Screen)
}

/// How a layer covers what is below it.
public enum LayerStyle: String, Hashable, Sendable, Codable {
  case sheet, fullScreen, popover
}
