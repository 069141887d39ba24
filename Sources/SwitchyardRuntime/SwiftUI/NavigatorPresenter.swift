#if canImport(SwiftUI)
import Combine
import Foundation
import SwiftUI

/// What SwiftUI is given to show: the navigator's state, as fast as SwiftUI can follow it. Stacks and tabs follow at once,
/// layers one by one.
@MainActor
final class NavigatorPresenter<Graph: RouteGraph>: ObservableObject {
  let navigator: RouteNavigator<Graph>
  private(set) var base: NavigationState<Graph>.Base
  private(set) var layers = PresentedLayers<Graph>()

  /// What the tab bar shows in truth, by now.
  private var settledTab: (bar: NavigationID, tab: Graph.Tab)?
  /// As the newest change of the state wants it.
  private var isAnimated = false
  private var patience: Task<Void, Never>?
  private var hook: NavigationHook?

  init(_ navigator: RouteNavigator<Graph>) {
    self.navigator = navigator
    base = navigator.state.base
    hook = navigator.onNavigation { [weak self] record in self?.follow(record) }
  }

  deinit {
    Task { @MainActor [navigator, hook] in if let hook { navigator.remove(hook) } }
  }

  /// Lets `open: URL` leave the app, where the app itself has not said how.
  func leaveApp(by open: OpenURLAction) {
    if navigator.openURL != nil { return }
    navigator.openURL = { text in
      if let url = URL(string: text) { open(url) }
    }
  }

  // MARK: - Following the state

  private func follow(_ record: NavigationRecord<Graph>) {
    if record.outcome != .handled { return }
    isAnimated = record.change.isAnimated
    update()
  }

  private func update() {
    let state = navigator.state
    var transaction = Transaction()
    transaction.disablesAnimations = !isAnimated
    withTransaction(transaction) {
      objectWillChange.send()
      base = state.base
      layers.approach(state.layers)
    }
    wait(layers.isBehind(state.layers))
  }

  /// Goes on after a second, where nobody has said that a layer has come or gone: no animation takes so long.
  private func wait(_ isBehind: Bool) {
    patience?.cancel()
    patience =
      isBehind
      ? Task { [weak self] in
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        if !Task.isCancelled { self?.stopWaiting() }
      } : nil
  }

  private func stopWaiting() {
    if layers.isAnyGoing { return wait(true) }
    layers.settle()
    update()
  }

  /// A layer, or what is below them all, comes or goes; what has waited for that can be done.
  func note(_ change: (inout PresentedLayers<Graph>) -> Void) {
    change(&layers)
    if layers.isBehind(navigator.state.layers) { update() }
  }

  /// The tab bar shows a tab.
  func hasSettled(on tab: Graph.Tab, in bar: NavigationID) {
    settledTab = (bar, tab)
  }

  // MARK: - What the user does

  /// Only some of the screens of a stack are left on its root.
  func userLeaves(_ left: [NavigationID], of key: NavigatorStackKey<Graph>) {
    guard let stack = stack(key.stack.id), stack.root.id == key.stack.root.id else { return }
    if left == stack.path.map(\.id) { return }
    if navigator.didGoBack(to: left.last ?? stack.root.id) != .handled { refresh() }
  }

  func userTaps(_ tab: Graph.Tab, in key: NavigatorTabsKey<Graph>) {
    guard case .tabs(let bar) = base, bar.id == key.bar.id else { return }
    // A tab that is tapped again pops to its root. One that has just been selected by us is no tap, but the answer.
    let isSettled = settledTab.map { $0.bar == bar.id && $0.tab == tab } ?? false
    if tab == bar.selected, !isSettled { return }
    if navigator.tapTab(tab) != .handled { refresh() }
  }

  func userDismisses(_ layer: NavigationState<Graph>.Layer) {
    // A layer that has not come yet cannot have been swiped away: this is about one that was there before it.
    guard layers.hasArrived(layer.id) else { return refresh() }
    objectWillChange.send()
    layers.withdraw(layer.id)
    if navigator.didDismiss(layer.id) != .handled { update() }
  }

  /// Lets SwiftUI read again what it has not been believed.
  private func refresh() {
    objectWillChange.send()
  }

  fileprivate func stack(_ id: NavigationID) -> NavigationState<Graph>.Stack? {
    (base.stacks + layers.all.map(\.stack)).first { $0.id == id }
  }
}

// MARK: - What SwiftUI reads and writes

// Subscripts, so that a binding is a key path: SwiftUI takes two of them for one binding where they are equal, and has been
// seen to take too much from a path whose binding was a new one in each body.

@MainActor
extension NavigatorPresenter {
  /// What lies on the root of a stack.
  subscript(path key: NavigatorStackKey<Graph>) -> [NavigatorPathElement<Graph>] {
    get { (stack(key.stack.id) ?? key.stack).path.map { NavigatorPathElement(entry: $0) } }
    set { userLeaves(newValue.map(\.entry.id), of: key) }
  }

  /// The tab that is selected.
  subscript(selection key: NavigatorTabsKey<Graph>) -> Graph.Tab {
    get { if case .tabs(let bar) = base, bar.id == key.bar.id { bar.selected } else { key.bar.selected } }
    set { userTaps(newValue, in: key) }
  }

  /// The layer that stands on another one, or at the bottom, where it is shown in a style.
  subscript(layerAbove parent: NavigationID?, as style: NavigatorLayerStyle) -> NavigatorLayerItem<Graph>? {
    get { layers[above: parent].flatMap { $0.style.shown == style ? NavigatorLayerItem(layer: $0) : nil } }
    set {
      guard newValue == nil, let layer = layers[above: parent], layer.style.shown == style else { return }
      userDismisses(layer)
    }
  }
}
#endif
