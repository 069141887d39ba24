internal import SwitchyardDiagnostics

/// The keys of `setAfter:`.
package enum SetAfterKey: String, SpecKey {
  case screen
  case push
  case inclusive

  package static let mapping = SpecMapping.setAfter
  package static let table = KeyTable(of: SetAfterKey.self)
  package static let requiredKeys = [SetAfterKey.screen, .push]

  package var declaration: KeyDeclaration {
    switch self {
    case .screen: key("The screen to go back to.", .name(.reference))
    case .push: key("What is put on top of it.", .named(.destinations))
    case .inclusive:
      key("`true` where the screen itself is taken away, too.", .boolean, default: false)
    }
  }
}

/// The keys of an alternative of `start:`.
package enum StartKey: String, SpecKey {
  case when
  case start
  case tab

  package static let mapping = SpecMapping.startAlternative
  package static let table = KeyTable(of: StartKey.self)
  package static let requiredKeys = [StartKey.start]

  package var declaration: KeyDeclaration {
    switch self {
    case .when: key("The guard that must hold, or with `not` must not hold.", .named(.conditions))
    case .start: key("A flow, a screen or `tabs`.", .named(.destination))
    case .tab: key("The tab that is selected first; only beside `start: tabs`.", .name(.identifier))
    }
  }
}

/// The keys of `links:`.
package enum LinksKey: String, SpecKey {
  case schemes
  case hosts
  case paths

  package static let mapping = SpecMapping.links
  package static let table = KeyTable(of: LinksKey.self)

  package var declaration: KeyDeclaration {
    switch self {
    case .schemes: key("The app's own URL schemes: `courier` for `courier://posts/42`.", .list(of: .text))
    case .hosts: key("The hosts whose https links the app opens.", .list(of: .text))
    case .paths: key("What each path leads to: `/posts/{id}`, and one transition or a list.", .named(.linkHandlers))
    }
  }
}
