/// Where an event can be handled: by the screen that emits it, by what that stands in, or by the app.
package enum HandlerLevel: Hashable, Sendable {
  case screen(ScreenID)
  case tab(TabID)
  case flow(FlowID)
  case app
}

extension RouteGraph {
  package func handlers(at level: HandlerLevel) -> [EventHandler] {
    switch level {
    case .screen(let screen): self[screen].handlers
    case .tab(let tab): self[tab].handlers
    case .flow(let flow): self[flow].handlers
    case .app: handlers
    }
  }

  /// The dotted path of a level's transitions: `screens.post.transitions`.
  package func transitionsPath(of level: HandlerLevel) -> String {
    switch level {
    case .screen(let screen): path(of: screen) + ".transitions"
    case .tab(let tab): path(of: tab) + ".transitions"
    case .flow(let flow): path(of: flow) + ".transitions"
    case .app: "transitions"
    }
  }

  package func path(of link: LinkID) -> String {
    "links.paths." + self[link].text
  }
}
