/// Something that happens to the navigation: a screen, the system, another app or the user does it.
public enum NavigationAction<Graph: RouteGraph>: Hashable, Sendable {
  /// A screen emits an event; from the entry with this identity, or from whatever is visible.
  case event(Graph.Event, from: NavigationID? = nil)
  /// The system raises an event.
  case external(Graph.Event)
  /// Another app opens a URL.
  case link(String)

  // MARK: What the user asks for

  /// Goes back by one screen.
  case back
  /// Swipes the top layer away.
  case swipe
  /// Taps a tab: another one is selected, the active one pops to its root.
  case tapTab(Graph.Tab)

  // MARK: What the user has done already, as the controls say that show the state

  /// Has gone back to an entry, by one screen or by several.
  case wentBack(to: NavigationID)
  /// Has dismissed a layer, and with it those above.
  case dismissed(NavigationID)
  /// Has selected a tab.
  case selected(Graph.Tab)

  // MARK: What the app has done

  /// Has put in place what is left of a saved state.
  case restored
}

extension NavigationAction: CustomStringConvertible {
  public var description: String {
    switch self {
    case .event(let event, _): event.description
    case .external(let event): "system \(event)"
    case .link(let url): "open \(url)"
    case .back: "back"
    case .swipe: "swipe"
    case .tapTab(let tab): "tap \(tab)"
    case .wentBack: "went back"
    case .dismissed: "dismissed"
    case .selected(let tab): "selected \(tab)"
    case .restored: "restored"
    }
  }
}
