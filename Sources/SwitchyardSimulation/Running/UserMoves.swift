package import SwitchyardModel

// What the user can do without the app's saying so. Nil where they cannot.
extension NavigationState {
  /// Back from a screen that allows it, where something lies below it on its stack.
  package func goingBack(in graph: RouteGraph) -> NavigationState? {
    guard visibleStack.count > 1, graph[visibleScreen].allowsBack else { return nil }
    var state = self
    state.visibleStack = visibleStack.belowTop
    return state
  }

  package var swipingAway: NavigationState? {
    guard let top = layers.last, top.canBeSwipedAway else { return nil }
    var state = self
    state.layers.removeLast()
    return state
  }

  /// Another tab is selected; the one that is already there pops to its root.
  package func tapping(_ tab: TabID, in graph: RouteGraph) -> NavigationState? {
    guard case .tabs(let selected, var stacks) = base, layers.isEmpty, !graph[visibleScreen].hidesTabBar else {
      return nil
    }
    if tab == selected { stacks[tab.index] = stacks[tab.index].rootAlone }
    var state = self
    state.base = .tabs(selected: tab, stacks: stacks)
    return state
  }
}
