import SwitchyardRuntime

/// The smallest graph with one of each, written as the generator writes it.
enum TinyGraph: RouteGraph {
  typealias Route = TinyRoute
  typealias Tab = TinyTab
  typealias Flow = TinyFlow
  typealias Event = TinyEvent
  typealias External = TinyExternalEvent

  static func transition(
    for event: TinyEvent, on route: TinyRoute, in container: NavigationContainer<TinyGraph>, guards: Bool
  ) -> RouteTransition<TinyGraph>? {
    nil
  }

  static var links: LinkTable { LinkTable("") }

  static func transition(opening link: LinkMatch, guards: Bool) -> RouteTransition<TinyGraph>? { nil }

  static func start(guards: Bool) -> NavigationStart<TinyGraph> { .tabs(selecting: .home) }

  static func remembering(_ guards: Bool) -> Bool { guards }

  static func screen(named name: String) -> TinyScreen? {
    switch name {
    case "feed": .feed
    case "post": .post
    default: nil
    }
  }

  static func route(to screen: TinyScreen, with arguments: SavedArguments) throws -> TinyRoute {
    switch screen {
    case .feed: .feed
    case .post: try .post(id: arguments("id", .int), note: arguments.optional("note", .string))
    }
  }

  static func flow(named name: String) -> TinyFlow? { name == "checkout" ? .checkout : nil }

  static func externalEvent(named name: String, with payload: SavedArguments) throws -> TinyEvent? {
    name == "expired" ? .expired : nil
  }
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

enum TinyScreen: NavigationScreen {
  case feed, post

  var title: String? { nil }
  var allowsBack: Bool { true }
  var hidesTabBar: Bool { false }
  var parameterNames: [String] { self == .post ? ["id", "note"] : [] }

  var name: String {
    switch self {
    case .feed: "feed"
    case .post: "post"
    }
  }
}

enum TinyTab: NavigationTab {
  case home

  static var allCases: [TinyTab] { [.home] }

  var title: String? { nil }
  var icon: String? { nil }
  var root: TinyRoute { .feed }
  var hasStack: Bool { true }

  var name: String { "home" }
}

enum TinyFlow: NavigationFlow {
  case checkout

  var root: TinyRoute? { .feed }

  var name: String { "checkout" }
}

enum TinyEvent: NamedCase {
  case done, expired

  var name: String {
    switch self {
    case .done: "done"
    case .expired: "expired"
    }
  }
}

enum TinyExternalEvent: ExternalEvent {
  case expired

  var event: TinyEvent { .expired }
}
