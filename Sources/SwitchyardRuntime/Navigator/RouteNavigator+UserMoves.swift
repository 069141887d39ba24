@MainActor extension RouteNavigator {
  // MARK: - What the user asks for

  /// Goes back by one screen, where the visible one allows it.
  @discardableResult
  public func back() -> NavigationOutcome { perform(.back) }

  /// Swipes the top layer away, where that can be.
  @discardableResult
  public func swipe() -> NavigationOutcome { perform(.swipe) }

  /// Taps a tab: another one is selected, the active one pops to its root.
  @discardableResult
  public func tapTab(_ tab: Graph.Tab) -> NavigationOutcome { perform(.tapTab(tab)) }

  // MARK: - What the user has done

  // Called by what shows the state. An echo of what the state says already is no news, and is told to nobody.

  /// The user has gone back to an entry, which is now the top one of its stack.
  @discardableResult
  public func didGoBack(to entry: NavigationID) -> NavigationOutcome {
    state.stacks.contains { $0.top.id == entry } ? .handled : perform(.wentBack(to: entry))
  }

  /// The user has dismissed a layer, and with it those above.
  @discardableResult
  public func didDismiss(_ layer: NavigationID) -> NavigationOutcome { perform(.dismissed(layer)) }

  /// The user has selected a tab.
  @discardableResult
  public func didSelect(_ tab: Graph.Tab) -> NavigationOutcome {
    if case .tabs(let bar) = state.base, bar.selected == tab { return .handled }
    return perform(.selected(tab))
  }
}

extension NavigationAction {
  /// Whether it is refused while the system covers the app: what the user has done already is not.
  var waitsForTheSystem: Bool {
    switch self {
    case .event, .external, .link: true
    case .back, .swipe, .tapTab, .wentBack, .dismissed, .selected, .restored: false
    }
  }
}
