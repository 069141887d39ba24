import SwitchyardRuntime

/// The smallest graph, but that its start asks a guard, who may do something meanwhile.
enum AskingStartGraph: RouteGraph {
  typealias Route = TinyRoute
  typealias Tab = TinyTab
  typealias Flow = TinyFlow
  typealias Event = TinyEvent
  typealias External = TinyExternalEvent

  @MainActor final class Guards {
    var whenAsked: () -> Void = {}
  }

  static func start(guards: Guards) -> NavigationStart<AskingStartGraph> {
    MainActor.assumeIsolated { guards.whenAsked() }
    return .tabs(selecting: .home)
  }

  static func transition(
    for event: TinyEvent, on route: TinyRoute, in container: NavigationContainer<AskingStartGraph>, guards: Guards
  ) -> RouteTransition<AskingStartGraph>? {
    .push(.post(id: 1))
  }

  static var links: LinkTable { TinyGraph.links }

  static func transition(opening link: LinkMatch, guards: Guards) -> RouteTransition<AskingStartGraph>? { nil }

  static func remembering(_ guards: Guards) -> Guards { guards }

  static func screen(named name: String) -> TinyScreen? { TinyGraph.screen(named: name) }

  static func route(to screen: TinyScreen, with arguments: SavedArguments) throws -> TinyRoute {
    try TinyGraph.route(to: screen, with: arguments)
  }

  static func flow(named name: String) -> TinyFlow? { TinyGraph.flow(named: name) }

  static func externalEvent(named name: String, with payload: SavedArguments) throws -> TinyEvent? {
    try TinyGraph.externalEvent(named: name, with: payload)
  }
}
