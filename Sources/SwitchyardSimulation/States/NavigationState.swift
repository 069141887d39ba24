package import SwitchyardModel

/// What an app shows at one moment: the base, the modal layers above it, and what it has put off.
///
/// Two states are equal where they show the same.
package struct NavigationState: Sendable {
  package enum Base: Hashable, Sendable {
    /// The tab bar: one stack for each tab, in the order of the tabs.
    case tabs(selected: TabID, stacks: [NavigationStack])
    /// The stack that a flow or a screen was started with.
    case stack(container: Layer, NavigationStack)
  }

  package var base: Base
  /// The bottom one first.
  package var layers: [ModalLayer]
  /// The link or the external event that is handled again right after the next `start`.
  package var deferred: SimulationAction?

  /// The identity that the next entry gets.
  var nextIdentity = 0
  /// The entry that was visible before the last action, which an event `from: previous` comes from.
  var previousEntry: Int?

  package init(base: Base, layers: [ModalLayer] = [], deferred: SimulationAction? = nil) {
    self.base = base
    self.layers = layers
    self.deferred = deferred
  }
}

extension NavigationState: Hashable {
  package static func == (left: NavigationState, right: NavigationState) -> Bool {
    left.base == right.base && left.layers == right.layers && left.deferred == right.deferred
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(base)
    hasher.combine(layers)
    hasher.combine(deferred)
  }
}

extension NavigationState {
  /// The stack of the top layer or, without layers, of the base: of the selected tab where that is the tab bar.
  package var visibleStack: NavigationStack {
    get {
      if let layer = layers.last { return layer.stack }
      switch base {
      case .tabs(let selected, let stacks): return stacks[selected.index]
      case .stack(_, let stack): return stack
      }
    }
    set {
      if !layers.isEmpty {
        layers[layers.count - 1].stack = newValue
        return
      }
      switch base {
      case .tabs(let selected, var stacks):
        stacks[selected.index] = newValue
        base = .tabs(selected: selected, stacks: stacks)
      case .stack(let container, _):
        base = .stack(container: container, newValue)
      }
    }
  }

  /// What the user sees.
  package var visibleEntry: StackEntry {
    guard let entry = visibleStack.last else { preconditionFailure("an operation has left a stack empty") }
    return entry
  }

  package var visibleScreen: ScreenID { visibleEntry.screen }

  /// The flow whose stack is visible.
  package var visibleFlow: FlowID? {
    if case .flow(let flow) = visibleLayer { flow } else { nil }
  }

  /// The tab whose stack is visible.
  package var visibleTab: TabID? {
    if layers.isEmpty, case .tabs(let selected, _) = base { selected } else { nil }
  }

  /// What was presented or started and is visible now; nil for a tab.
  private var visibleLayer: Layer? {
    if let layer = layers.last { return layer.shown }
    if case .stack(let container, _) = base { return container }
    return nil
  }

  /// Whether screens can be pushed on what is visible.
  package func hasVisibleStack(in graph: RouteGraph) -> Bool {
    if let layer = layers.last { return layer.hasStack }
    return visibleTab.map { graph[$0].hasStack } ?? true
  }
}
