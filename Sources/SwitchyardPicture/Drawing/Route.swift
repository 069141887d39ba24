import SwitchyardModel

/// A transition, and one screen that it shows: what becomes an arrow, or a line of a label.
struct Route {
  enum Origin: Hashable {
    case start
    /// What a level handles, by its place among the level's handlers.
    case handler(HandlerLevel, Int)
    case link(LinkID)
  }

  var origin: Origin
  /// Which alternative of its origin it is.
  var alternative: Int
  /// Nil for a transition that shows no screen, such as `pop`.
  var shown: ShownScreen?
  /// Whether what is done instead, where it fails, has an arrow of its own.
  var hasArrowOfElse = false
}

extension RouteGraph {
  /// All routes: those of the start, the screens, the tabs, the flows, the app and the links.
  var routes: [Route] {
    var routes: [Route] = []
    for (place, alternative) in start.enumerated() {
      let shown = ShownScreen(screen: first(of: alternative.target), kind: .start)
      routes.append(Route(origin: .start, alternative: place, shown: shown))
    }
    for level in screens.map({ HandlerLevel.screen($0.id) }) + containerLevels + [.app] {
      for (place, handler) in handlers(at: level).enumerated() {
        add(handler.alternatives, of: .handler(level, place), to: &routes)
      }
    }
    for link in links.patterns { add(link.alternatives, of: .link(link.id), to: &routes) }
    return routes
  }

  /// The tabs, then the flows.
  var containerLevels: [HandlerLevel] {
    tabs.map { .tab($0.id) } + flows.map { .flow($0.id) }
  }

  private func add(_ alternatives: [Transition], of origin: Route.Origin, to routes: inout [Route]) {
    for (place, transition) in alternatives.enumerated() {
      let shown = shown(by: transition.action)
      let hasArrowOfElse = shown.contains(where: \.isOtherwise)
      if shown.isEmpty { routes.append(Route(origin: origin, alternative: place, shown: nil)) }
      for screen in shown {
        routes.append(
          Route(origin: origin, alternative: place, shown: screen, hasArrowOfElse: hasArrowOfElse))
      }
    }
  }
}
