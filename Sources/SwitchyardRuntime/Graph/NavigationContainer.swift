/// What a visible screen stands in. The tab or flow has the second word on an event, after the screen itself.
public enum NavigationContainer<Graph: RouteGraph>: Hashable, Sendable {
  /// The stack of a tab.
  case tab(Graph.Tab)
  /// The stack of a flow, presented or started.
  case flow(Graph.Flow)
  /// A stack without a name: a screen that was started, or presented with a stack of its own.
  case stack
  /// A screen presented alone, with nothing to push on.
  case bare
}
