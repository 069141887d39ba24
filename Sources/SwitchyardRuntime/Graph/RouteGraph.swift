/// A navigation graph as Switchyard generates it: its types, and what each event, link and launch does.
///
/// The generated router conforms (`enum CourierRouter: RouteGraph`). A ``RouteNavigator`` keeps the state and asks it; so
/// does a ``NavigationState`` that is used without one.
public protocol RouteGraph: Sendable {
  associatedtype Route: NavigationRoute
  associatedtype Tab: NavigationTab where Tab.Route == Route
  associatedtype Flow: NavigationFlow where Flow.Route == Route
  associatedtype Event: NamedCase
  /// The events that the system may raise at any time.
  associatedtype External: ExternalEvent where External.Event == Event
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

  /// The patterns of the app's links.
  static var links: LinkTable { get }

  /// What a link from outside does, once its pattern is found.
  ///
  /// - Returns: nil where all alternatives have a guard that does not hold.
  static func transition(opening link: LinkMatch, guards: Guards) -> RouteTransition<Self>?

  /// What the app shows at launch.
  static func start(guards: Guards) -> NavigationStart<Self>

  /// The same guards, each asked at most once: for the time in which one event is handled, raises included.
  static func remembering(_ guards: Guards) -> Guards

  // MARK: Reading a saved state

  /// The screen of a name, as `NamedCase` has it; nil where there is none.
  static func screen(named name: String) -> Route.Screen?

  /// A screen with saved arguments. Throws where it lacks one.
  static func route(to screen: Route.Screen, with arguments: SavedArguments) throws -> Route

  /// The flow of a name; nil where there is none.
  static func flow(named name: String) -> Flow?

  /// The external event of a name, with its saved payload; nil where there is none.
  static func externalEvent(named name: String, with payload: SavedArguments) throws -> Event?
}

extension RouteGraph {
  /// What a link from outside does.
  ///
  /// - Parameter url: the whole URL, as it came: `courier://posts/42`. Any text is fine.
  /// - Returns: nil where no pattern matches, or where all alternatives of the one that does have a guard that does not
  ///   hold.
  public static func transition(opening url: String, guards: Guards) -> RouteTransition<Self>? {
    links.match(url).flatMap { transition(opening: $0, guards: guards) }
  }
}
