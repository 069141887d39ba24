import SwitchyardModel

// What the user can do without the app's saying so.
extension Interpreter {
  /// Back from a screen that allows it, where something lies below it on its stack.
  func back(_ configuration: Configuration) -> Configuration? {
    let entry = store[entry: store.visibleEntry(of: configuration)]
    guard let below = entry.below, graph[entry.screen].allowsBack else { return nil }
    var configuration = configuration
    store.show(below, in: &configuration)
    return configuration
  }

  func swipe(_ configuration: Configuration) -> Configuration? {
    guard let top = configuration.top, store[layer: top].yieldsToSwipe else { return nil }
    var configuration = configuration
    configuration.top = store[layer: top].below
    return configuration
  }

  /// Another tab is selected; the one that is already there pops to its root.
  func tap(_ tab: TabID, _ configuration: Configuration) -> Configuration? {
    guard case .tabs(let selected, var tops) = configuration.base, configuration.top == nil,
      !graph[store.visibleScreen(of: configuration)].hidesTabBar
    else { return nil }
    if tab == selected { tops[tab.index] = store[entry: tops[tab.index]].root }
    return Configuration(base: .tabs(selected: tab, tops: tops))
  }
}
