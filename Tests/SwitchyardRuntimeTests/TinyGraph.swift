import SwitchyardRuntime

/// The smallest graph with one of each, written as the generator writes it.
enum TinyGraph: RouteGraph {
  typealias Route = TinyRoute
  typealias Tab = TinyTab
  typealias Flow = TinyFlow
  typealias Event = TinyEvent

  static func transition(
    for event: TinyEvent, on route: TinyRoute, in container: NavigationContainer<TinyGraph>, guards: Bool
  ) -> RouteTransition<TinyGraph>? {
    nil
  }

  static func transition(opening url: String, guards: Bool) -> RouteTransition<TinyGraph>? { nil }

  static func start(guards: Bool) -> NavigationStart<TinyGraph> { .tabs(selecting: .home) }

  static func root(of tab: TinyTab) -> TinyRoute { .feed }

  static func remembering(_ guards: Bool) -> Bool { guards }
}

enum TinyRoute: NavigationRoute {
  case feed
  case post(id: Int, note: String? = nil)

  var screen: TinyScreen {
    switch self {
    case .feed: .feed
    case .post: .post
    }
  }

  var arguments: [CaseArgument] {
    switch self {
    case .feed: []
    case .post(let id, let note): CaseArgument.list(of: id, note)
    }
  }

  var path: String? { nil }
}

enum TinyScreen: NamedCase {
  case feed, post

  var name: String {
    switch self {
    case .feed: "feed"
    case .post: "post"
    }
  }
}

enum TinyTab: NamedCase, CaseIterable {
  case home

  var name: String { "home" }
}

enum TinyFlow: NamedCase {
  case checkout

  var name: String { "checkout" }
}

enum TinyEvent: NamedCase {
  case done

  var name: String { "done" }
}
