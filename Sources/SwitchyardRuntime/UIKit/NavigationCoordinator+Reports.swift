#if canImport(UIKit) && !os(watchOS)
import UIKit

// What the user has done, or code of the app without the navigator: UIKit has changed already, and the navigator is told.

@MainActor
extension NavigationCoordinator {
  /// Compares what UIKit shows with what it was told to.
  func noticeChanges() {
    if let gone = layers.firstIndex(where: { $0.controller.presentingViewController == nil }) { noticeEnd(of: gone) }
    for stack in stacks { noticePop(in: stack) }
    noticeSelection()
  }

  private func noticeEnd(of place: Int) {
    guard layers.indices.contains(place) else { return }
    let layer = layers[place]
    layers.removeSubrange(place...)
    navigator.didDismiss(layer.id)
  }

  private func noticeSelection() {
    guard let base, let tabs = base.tabs, base.stacks.indices.contains(tabs.selectedIndex) else { return }
    let selected = tabs.selectedIndex
    if selected == base.selected { return }
    base.selected = selected
    navigator.didSelect(NavigationState<Graph>.TabBar.tab(at: selected))
  }

  /// While a transition goes on nothing has gone, since the user may still change their mind. At its end it is looked at
  /// again.
  private func noticePop(in stack: ShownStack) {
    if let navigation = stack.navigation, transitions.wait(for: navigation) { return }
    guard let popped = stack.pop(), let top = stack.entries.last else { return }
    stack.allowOrForbidPopGesture()
    // What was popped may have left the state meanwhile. Then the state knows better what comes next.
    let isNews = navigator.state.stacks.contains { other in
      other.id == stack.id && other.entries.contains { $0.id == popped.id }
    }
    if isNews { navigator.didGoBack(to: top.id) }
  }

  private var stacks: [ShownStack] { (base?.stacks ?? []) + layers.map(\.stack) }
}

// MARK: - What the delegates hear

@MainActor
extension NavigationCoordinator: ControllerListener {
  func willShow(in navigation: UINavigationController) {
    // What the coordinator does itself, it waits for itself.
    if !isUpdating { transitions.wait(for: navigation) }
  }

  func didShow(in navigation: UINavigationController) {
    if isUpdating { return update() }
    if let stack = stacks.first(where: { $0.navigation === navigation }) {
      noticePop(in: stack)
      stack.allowOrForbidPopGesture()
    }
    update()
  }

  func didDismiss(_ controller: UIViewController) {
    if !isUpdating, let place = layers.firstIndex(where: { $0.controller === controller }) { noticeEnd(of: place) }
    update()
  }

  func canSelect(_ controller: UIViewController) -> Bool {
    guard let base, let place = base.stacks.firstIndex(where: { $0.controller === controller }) else { return true }
    if place != base.tabs?.selectedIndex { return canTapTabs }
    // The navigator pops the active tab to its root, and not UIKit by itself.
    navigator.tapTab(NavigationState<Graph>.TabBar.tab(at: place))
    return false
  }

  func didSelect() {
    if isUpdating { return update() }
    noticeSelection()
    update()
  }

  private var canTapTabs: Bool {
    let state = navigator.state
    return state.base.id == base?.id && state.layers.isEmpty && !state.visibleEntry.route.screen.hidesTabBar
  }
}
#endif
