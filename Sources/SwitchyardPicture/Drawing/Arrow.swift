import SwitchyardModel

/// A route, and where its arrow begins.
struct Arrow {
  enum Source {
    case start
    case screen(EventSenders.Sender)
    /// A label beside the target, since the route is open to many screens, or begins outside the app.
    case label(PictureNode.Kind, EventSenders.List?)
  }

  var route: Route
  var source: Source
}

extension RouteGraph {
  /// What a tab, a flow or the app does for more senders than this is no longer drawn from each of them.
  private static var mostArrows: Int { 2 }

  /// - Parameter focus: a screen whose own arrows are all drawn.
  func arrows(_ senders: EventSenders, focus: ScreenID?) -> [Arrow] {
    var arrows: [Arrow] = []
    /// The senders of the handler whose routes were looked at last; those of one handler stand together.
    var known: (origin: Route.Origin, list: EventSenders.List)?
    for route in routes {
      switch route.origin {
      case .start: arrows.append(Arrow(route: route, source: .start))
      case .link: arrows.append(Arrow(route: route, source: .label(.links, nil)))
      case .handler(.screen(let screen), _):
        arrows.append(Arrow(route: route, source: .screen(.init(screen: screen))))
      case .handler(let level, let place):
        let event = handlers(at: level)[place].event
        if self[event].isExternal {
          arrows.append(Arrow(route: route, source: .label(.system, nil)))
          continue
        }
        if known?.origin != route.origin { known = (route.origin, senders.senders(of: event, at: level)) }
        guard let list = known?.list else { continue }
        arrows += sources(of: route, list, focus).map { Arrow(route: route, source: $0) }
      }
    }
    return arrows
  }

  private func sources(of route: Route, _ list: EventSenders.List, _ focus: ScreenID?) -> [Arrow.Source] {
    // Nothing is to be seen on an arrow that ends nowhere.
    guard route.shown != nil else { return [.label(.events, list)] }
    if list.count > 0, list.count <= Self.mostArrows, list.others.isEmpty { return list.screens.map { .screen($0) } }
    return list.screens.filter { $0.screen == focus }.map { .screen($0) } + [.label(.events, list)]
  }
}
