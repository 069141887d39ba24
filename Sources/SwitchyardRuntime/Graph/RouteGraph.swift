/// A navigation graph as Switchyard generates it: its types, and what each event, link and launch does.
///
/// The generated router conforms (`enum CourierRouter: RouteGraph`); whoever keeps the navigation state asks it.
public protocol RouteGraph {
  associatedtype Route: NavigationRoute
  associatedtype Tab: NamedCase & CaseIterable
  associatedtype Flow: NamedCase
  associatedtype Event: NamedCase
  /// What answers the guards.
  associatedtype Guards

  /// What an event does when it is handled on a screen: as the screen itself says, else the tab or flow that it stands
  /// in, else the app.
  ///
  /// - Returns: nil where none of them handles the event, or where all alternatives of those that do have a guard that
  ///   does not hold.
  static func transition(
    for event: Event, on route: Route, in container: NavigationContainer<Self>, guards: Guards
  ) -> RouteTransition<Self>?

  /// What a link from outside does.
  ///
  /// - Parameter url: the whole URL, as it came: `courier://posts/42`. Any text is fine.
  /// - Returns: nil where no pattern matches, or where all alternatives of the one that does have a guard that does not
  ///   hold.
  static func transition(opening url: String, guards: Guards) -> RouteTransition<Self>?

  /// What the app shows at launch.
  static func start(guards: Guards) -> NavigationStart<Self>

  /// The screen that a tab's stack begins with.
  static func root(of tab: Tab) -> Route

  /// The same guards, each asked at most once: for the time in which one event is handled, raises included.
  static func remembering(_ guards: Guards) -> Guards
}
