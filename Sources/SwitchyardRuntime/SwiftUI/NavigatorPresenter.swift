#if canImport(SwiftUI)
import Combine
import Foundation
import SwiftUI

/// What SwiftUI is given to show: the navigator's state, as fast as SwiftUI can follow it.
///
/// Stacks and tabs follow at once. Layers are presented and dismissed one after the other, each when all of them rest:
/// SwiftUI takes one such change at a time, and may drop others.
@MainActor
final class NavigatorPresenter<Graph: RouteGraph>: ObservableObject {
  typealias State = NavigationState<Graph>

  let navigator: RouteNavigator<Graph>
  @Published private var shown: (base: State.Base, layers: [State.Layer])

  /// Layers that are on their way out, with what they last had above them. They stay as they were until they have gone.
  private var departed: [NavigationID: (layer: State.Layer, above: State.Layer?)] = [:]
  /// The layers of which anything is on the screen, in full or still moving.
  private var visible: Set<NavigationID> = []
  /// Those that have been there in full once.
  private var arrived: Set<NavigationID> = []
  /// Those that are there in full, and do not move; nil stands for what is below them all.
  private var resting: Set<NavigationID?> = []
  /// What the tab bar shows in truth, by now.
  private var settledTab: (bar: NavigationID, tab: Graph.Tab)?
  /// As the newest change of the state wants it.
  private var isAnimated = false
  private var patience: Task<Void, Never>?
  private var hook: NavigationHook?

  init(_ navigator: RouteNavigator<Graph>) {
    self.navigator = navigator
    shown = (navigator.state.base, [])
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
    var presented = step(from: layers, to: state.layers)
    while case let next = step(from: presented, to: state.layers), next.map(\.id) != presented.map(\.id) {
      presented = next
    }
    remember(layers.dropFirst(zip(layers, presented).prefix { $0.id == $1.id }.count))
    var transaction = Transaction()
    transaction.disablesAnimations = !isAnimated
    withTransaction(transaction) { shown = (state.base, presented) }
    hurry(isBehind)
  }

  /// The layers that can be presented next on the way to those that are wanted: the same ones where SwiftUI has to end
  /// something first.
  private func step(from layers: [State.Layer], to wanted: [State.Layer]) -> [State.Layer] {
    let kept = zip(layers, wanted).prefix { $0.id == $1.id }.map { $1 }
    // A layer of which nothing has been on the screen yet can be had back.
    let superfluous = layers.dropFirst(kept.count).prefix { visible.contains($0.id) || arrived.contains($0.id) }
    let isMoving = !visible.allSatisfy { id in resting.contains(id) && layers.contains { $0.id == id } }
    if !superfluous.isEmpty { return isMoving ? kept + superfluous : kept }
    guard let next = wanted.dropFirst(kept.count).first, !isMoving, resting.contains(kept.last?.id) else { return kept }
    return kept + [next]
  }

  /// Whether there are other layers than the state says.
  private var isBehind: Bool { layers.map(\.id) != navigator.state.layers.map(\.id) }

  private func remember(_ removed: ArraySlice<State.Layer>) {
    departed = departed.filter { visible.contains($0.key) }
    // One that is covered by what fills the screen is still there, but not one that nothing is above.
    var above: State.Layer?
    for layer in removed.reversed() where above != nil || visible.contains(layer.id) {
      departed[layer.id] = (layer, above)
      above = layer
    }
    arrived.formIntersection(layers.map(\.id))
  }

  /// Goes on after a second, where nobody has said that a layer has come or gone: no animation takes so long.
  private func hurry(_ isWaiting: Bool) {
    patience?.cancel()
    patience =
      isWaiting
      ? Task { [weak self] in
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        if !Task.isCancelled { self?.stopWaiting() }
      } : nil
  }

  private func stopWaiting() {
    arrived = Set(layers.map(\.id))
    resting = Set([nil] + layers.map(\.id))
    visible.formIntersection(arrived)
    update()
  }

  // MARK: - What the screen says

  // Of a layer, or of what is below them all: nil.

  /// It begins to come.
  func isComing(_ layer: NavigationID?) {
    if let layer { visible.insert(layer) }
  }

  /// It has come, or come back.
  func hasCome(_ layer: NavigationID?) {
    isComing(layer)
    resting.insert(layer)
    if let layer { arrived.insert(layer) }
    goOn()
  }

  /// It begins to go, perhaps by a swipe that the user may still take back; or to be covered in full.
  func isGoing(_ layer: NavigationID?) {
    resting.remove(layer)
  }

  /// It has gone, or is covered in full.
  func hasGone(_ layer: NavigationID?) {
    resting.remove(layer)
    if let layer { visible.remove(layer) }
    goOn()
  }

  /// Takes the next step, where one has waited for this.
  private func goOn() {
    if isBehind { update() }
  }

  /// The tab bar shows a tab.
  func hasSettled(on tab: Graph.Tab, in bar: NavigationID) {
    settledTab = (bar, tab)
  }

  // MARK: - Looking up

  var base: State.Base { shown.base }

  /// Those that are presented, the bottom one first: the state's, or as many of them as can be yet.
  private var layers: [State.Layer] { shown.layers }

  /// A layer as it is now, or as it was last.
  func layer(_ id: NavigationID) -> State.Layer? {
    layers.first { $0.id == id } ?? departed[id]?.layer
  }

  /// The layer that is to stand on another one, or at the bottom.
  private func layer(above parent: NavigationID?) -> State.Layer? {
    guard let parent else { return layers.first }
    guard let place = layers.firstIndex(where: { $0.id == parent }) else { return departed[parent]?.above }
    return layers.dropFirst(place + 1).first
  }

  private func stack(_ id: NavigationID) -> State.Stack? {
    (base.stacks + layers.map(\.stack)).first { $0.id == id }
  }

  // MARK: - What SwiftUI reads and writes

  // Subscripts, so that a binding is a key path: SwiftUI takes two of them for one binding where they are equal, and has
  // been seen to take away too much of a path whose binding was new in each body.

  /// What lies on the root of a stack.
  subscript(path key: NavigatorStackKey<Graph>) -> [NavigatorPathElement<Graph>] {
    get { (stack(key.stack.id) ?? key.stack).path.map { NavigatorPathElement(entry: $0) } }
    set {
      guard let stack = stack(key.stack.id), stack.root.id == key.stack.root.id else { return }
      let left = newValue.map(\.entry.id)
      let shown = stack.path.map(\.id)
      if left == shown { return }
      guard shown.starts(with: left), let top = (left.last ?? stack.root.id) as NavigationID? else { return refresh() }
      if navigator.didGoBack(to: top) != .handled { refresh() }
    }
  }

  /// The tab that is selected.
  subscript(selection key: NavigatorTabsKey<Graph>) -> Graph.Tab {
    get {
      if case .tabs(let bar) = base, bar.id == key.bar.id { bar.selected } else { key.bar.selected }
    }
    set {
      guard case .tabs(let bar) = base, bar.id == key.bar.id else { return }
      // A tab that is tapped again pops to its root. One that has just been selected by us is no tap, but the answer.
      let isSettled = settledTab.map { $0.bar == bar.id && $0.tab == newValue } ?? false
      if newValue == bar.selected, !isSettled { return }
      if navigator.tapTab(newValue) != .handled { refresh() }
    }
  }

  /// The layer that stands on another one, or at the bottom, where it is shown in a style.
  subscript(layerAbove parent: NavigationID?, as style: NavigatorLayerStyle) -> NavigatorLayerItem<Graph>? {
    get {
      layer(above: parent).flatMap { $0.style.shown == style ? NavigatorLayerItem(layer: $0) : nil }
    }
    set {
      guard newValue == nil, let layer = layer(above: parent), layer.style.shown == style else { return }
      // A layer that has not come yet cannot have been swiped away: this is about one that was there before it.
      guard arrived.contains(layer.id) else { return refresh() }
      withdraw(layer.id)
      if navigator.didDismiss(layer.id) != .handled { update() }
    }
  }

  /// Of a layer that the user has taken away SwiftUI is to hear no more, nor of those above it.
  private func withdraw(_ layer: NavigationID) {
    let left = layers.prefix { $0.id != layer }
    remember(layers.dropFirst(left.count))
    shown.layers = Array(left)
  }

  /// Lets SwiftUI read again what it has not been believed.
  private func refresh() {
    objectWillChange.send()
  }
}
#endif
