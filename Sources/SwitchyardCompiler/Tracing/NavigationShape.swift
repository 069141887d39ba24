import SwitchyardModel
import SwitchyardSimulation

/// What a state shows, but for the values of parameters: what can happen next does not depend on them.
struct NavigationShape: Hashable {
  private let frame: NavigationFrame
  private let stacks: [[ScreenID]]
  private let deferred: SimulationAction?

  /// - Parameter isOutline: whether of all stacks only the top of the visible one counts, so that an app has no more
  ///   shapes than screens and places where they can stand.
  init(_ state: NavigationState, isOutline: Bool) {
    frame = NavigationFrame(state, isOutline: isOutline)
    deferred = state.deferred
    if isOutline {
      stacks = [state.visibleStack.suffix(2).map(\.screen)]
      return
    }
    let base =
      switch state.base {
      case .tabs(_, let stacks): stacks.map { $0.map(\.screen) }
      case .stack(_, let stack): [stack.map(\.screen)]
      }
    stacks = base + state.layers.map { $0.stack.map(\.screen) }
  }
}

/// What screens stand in: the base, and the layers above it.
struct NavigationFrame: Hashable {
  private let selected: TabID?
  private let container: Layer?
  private let layers: [Layered]

  private struct Layered: Hashable {
    var shown: Layer
    var canBeSwipedAway: Bool
    var hasStack: Bool
  }

  /// - Parameter isOutline: whether layers below the two upper ones do not count.
  init(_ state: NavigationState, isOutline: Bool) {
    switch state.base {
    case .tabs(let selected, _): (self.selected, container) = (selected, nil)
    case .stack(let container, _): (selected, self.container) = (nil, container)
    }
    layers = state.layers.suffix(isOutline ? 2 : .max).map {
      Layered(shown: $0.shown, canBeSwipedAway: $0.canBeSwipedAway, hasStack: $0.hasStack)
    }
  }
}
