/// What is left of a saved state, perhaps one that an older version of the app has saved.
///
/// What no longer exists is lost, and no more: a stack is cut before the first entry that cannot be, an empty one becomes
/// its root, and a layer that cannot be goes with those above it. Decoding throws where the data is no state at all.
///
/// ```swift
/// let data = try JSONEncoder().encode(navigator.state)
/// let saved = try JSONDecoder().decode(RestoredNavigation<CourierRouter>.self, from: data)
/// let navigator = CourierNavigator(guards: session, restoring: saved)
/// ```
public struct RestoredNavigation<Graph: RouteGraph>: Sendable {
  /// Nil where it no longer exists; the app then begins where it starts.
  let base: NavigationState<Graph>.Base?
  let layers: [NavigationState<Graph>.Layer]
  let deferred: NavigationState<Graph>.Deferred?

  let identities: NavigationState<Graph>.Identities

  /// What could not be restored, in words: `tab 'feed' from entry 2 on: there is no screen 'offers'`.
  public let lost: [String]

  /// The state to begin with.
  public func state(guards: Graph.Guards) -> NavigationState<Graph> {
    state(guards: guards, after: nil)
  }

  /// - Parameter former: what was shown before: none of its entries may be taken for a new one.
  func state(guards: Graph.Guards, after former: NavigationState<Graph>?) -> NavigationState<Graph> {
    var state = NavigationState<Graph>(
      Graph.start(guards: Graph.remembering(guards)), identities: former?.identities ?? NavigationState.Identities())
    if let base { state.base = base.renumbered(&state.identities) }
    for layer in layers { state.layers.append(layer.renumbered(&state.identities)) }
    state.deferred = deferred
    return state
  }
}

// MARK: - The same with identities of another run

extension NavigationState.Base {
  fileprivate func renumbered(_ identities: inout NavigationState.Identities) -> NavigationState.Base {
    switch self {
    case .stack(let shown, let stack): return .stack(shown: shown, stack.renumbered(&identities))
    case .tabs(let bar):
      var stacks: [NavigationState.Stack] = []
      for stack in bar.stacks { stacks.append(stack.renumbered(&identities)) }
      return .tabs(NavigationState.TabBar(selecting: bar.selected, stacks: stacks, &identities))
    }
  }
}

extension NavigationState.Layer {
  fileprivate func renumbered(_ identities: inout NavigationState.Identities) -> NavigationState.Layer {
    NavigationState.Layer(
      shown, style, isDismissable: isDismissable, stack.renumbered(&identities), &identities)
  }
}

extension NavigationState.Stack {
  fileprivate func renumbered(_ identities: inout NavigationState.Identities) -> NavigationState.Stack {
    var entries: [NavigationState.Entry] = []
    for entry in path { entries.append(NavigationState.Entry(entry.route, &identities)) }
    return NavigationState.Stack(
      container, root: NavigationState.Entry(root.route, &identities), path: entries, &identities)
  }
}
