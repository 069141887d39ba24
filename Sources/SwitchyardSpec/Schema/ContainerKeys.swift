internal import SwitchyardDiagnostics

/// The keys of an entry of `flows:`.
package enum FlowKey: String, SpecKey {
  case root
  case title
  case doc
  case transitions
  case allow

  package static let mapping = SpecMapping.flow
  package static let table = KeyTable(of: FlowKey.self)
  package static let requiredKeys = [FlowKey.root]

  package var declaration: KeyDeclaration {
    switch self {
    case .root:
      key(
        "The screen at the bottom of the flow's stack. Its parameters are those of the flow.", .named(.destination))
    case .title: key("The flow's name as people read it.", .text)
    case .doc: key("What the flow is for; it becomes a doc comment of the generated code.", .text)
    case .transitions:
      key("What is handled for every screen shown in this flow: an event, and what it leads to.", .named(.handlers))
    case .allow: key("Rules whose findings are accepted for this flow, each with the reason.", .named(.allowances))
    }
  }

  package var isAnnotation: Bool { self == .title || self == .doc }
}

/// The keys of an entry of `tabs:`.
package enum TabKey: String, SpecKey {
  case root
  case title
  case icon
  case doc
  case stack
  case transitions
  case allow

  package static let mapping = SpecMapping.tab
  package static let table = KeyTable(of: TabKey.self)
  package static let requiredKeys = [TabKey.root]

  package var declaration: KeyDeclaration {
    switch self {
    case .root: key("The screen at the bottom of the tab's stack.", .named(.destination))
    case .title: key("What the tab bar shows below the icon.", .text)
    case .icon: key("The name of the tab's image: a symbol or an asset of the app.", .text)
    case .doc: key("What the tab is for; it becomes a doc comment of the generated code.", .text)
    case .stack:
      key("`false` for a tab that shows its root alone, without a navigation stack.", .boolean, default: true)
    case .transitions:
      key("What is handled for every screen shown in this tab: an event, and what it leads to.", .named(.handlers))
    case .allow: key("Rules whose findings are accepted for this tab, each with the reason.", .named(.allowances))
    }
  }

  package var isAnnotation: Bool {
    switch self {
    case .title, .icon, .doc: true
    default: false
    }
  }
}
