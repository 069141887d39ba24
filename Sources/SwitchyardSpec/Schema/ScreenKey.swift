internal import SwitchyardDiagnostics

/// The keys of an entry of `screens:`.
package enum ScreenKey: String, SpecKey {
  case title
  case doc
  case path
  case params
  case events
  case transitions
  case back
  case tabBar
  case deprecated
  case allow

  package static let mapping = SpecMapping.screen
  package static let table = KeyTable(of: ScreenKey.self)

  package var declaration: KeyDeclaration {
    switch self {
    case .title: key("The screen's name as people read it.", .text)
    case .doc: key("What the screen is for; it becomes a doc comment of the generated code.", .text)
    case .path:
      key(
        "The screen's address, such as `/posts/{id}`: for routers that go by paths, and for building URLs.", .text)
    case .params: key("The screen's parameters in their order: the name of each, and its type.", .named(.parameters))
    case .events:
      key(
        "Events that the screen can emit and that are handled further out. Those of its own `transitions` are emitted "
          + "too.", .list(of: .name(.identifier)))
    case .transitions: key("What the screen handles itself: an event, and what it leads to.", .named(.handlers))
    case .back:
      key("`false` where the user cannot go back from this screen.", .boolean, default: true)
    case .tabBar:
      key("`hidden` where the tab bar is not shown with this screen.", .choice(TabBar.names), default: "visible")
    case .deprecated:
      key("Why the screen should not be used any more, and what to use instead.", .text)
    case .allow: key("Rules whose findings are accepted for this screen, each with the reason.", .named(.allowances))
    }
  }

  package var isAnnotation: Bool {
    switch self {
    case .title, .doc, .deprecated: true
    default: false
    }
  }
}

/// The values of a screen's `tabBar:`.
enum TabBar: String, CaseIterable {
  case visible
  case hidden

  static let names = allCases.map(\.rawValue)
}
