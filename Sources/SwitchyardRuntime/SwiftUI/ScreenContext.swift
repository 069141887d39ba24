#if canImport(SwiftUI)
/// Where a screen stands: what its view is made from.
@MainActor
public struct ScreenContext<Graph: RouteGraph> {
  public let entry: NavigationState<Graph>.Entry
  public let navigator: RouteNavigator<Graph>

  /// What the screen sends its events with.
  public func sender<Event: ScreenEvent>() -> ScreenSender<Event>
  where Event.Event == Graph.Event, Event.Screen == Graph.Route.Screen {
    navigator.sender(for: entry)
  }
}
#endif
