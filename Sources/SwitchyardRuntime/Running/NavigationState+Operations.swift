extension NavigationState {
  /// Does one operation on the visible stack, or on the layers. Where it fails the state is as it was.
  mutating func apply(_ operation: RouteTransition<Graph>) throws(NavigationFailure) {
    switch operation {
    case .push, .replaceTop, .setRoot, .setAfterRoot, .setAfter, .pop, .popTo, .popToRoot:
      guard visibleStack.hasStack else { throw .noStack }
      var identities = identities
      try changeVisibleStack { stack throws(NavigationFailure) in try stack.apply(operation, &identities) }
      self.identities = identities
    case .present(let layer, let style, let isDismissable):
      layers.append(Layer(layer, style, isDismissable: isDismissable, &identities))
    case .dismiss:
      guard layers.popLast() != nil else { throw .noModal }
    case .dismissLayer(let identity):
      guard let place = layers.lastIndex(where: { $0.shown == identity }) else { throw .notFound }
      layers.removeSubrange(place...)
    case .dismissAll: layers = []
    case .start, .open, .raise, .defer, .ignore, .steps, .select, .attempt, .unanimated: break
    }
  }

  /// Drops every layer, and begins afresh.
  mutating func begin(_ start: NavigationStart<Graph>) {
    layers = []
    base = Base(start, &identities)
  }

  /// Takes every layer away, and selects a tab.
  mutating func select(_ tab: Graph.Tab) throws(NavigationFailure) {
    guard case .tabs(var bar) = base else { throw .noTabBar }
    bar.selected = tab
    base = .tabs(bar)
    layers = []
  }
}

extension NavigationState.Stack {
  mutating func apply(
    _ operation: RouteTransition<Graph>, _ identities: inout NavigationState.Identities
  ) throws(NavigationFailure) {
    switch operation {
    case .push(let route): path.append(NavigationState.Entry(route, &identities))
    case .replaceTop(let route): replace(from: path.count, with: NavigationState.Entry(route, &identities))
    case .setRoot(let route): replace(from: 0, with: NavigationState.Entry(route, &identities))
    case .setAfterRoot(let route): replace(from: 1, with: NavigationState.Entry(route, &identities))
    case .setAfter(let screen, let isInclusive, let route):
      let depth = try depth(ofTopmost: screen)
      replace(from: isInclusive ? depth : depth + 1, with: NavigationState.Entry(route, &identities))
    case .pop:
      guard path.popLast() != nil else { throw .atRoot }
    case .popTo(let screen): cut(above: try depth(ofTopmost: screen))
    case .popToRoot: path = []
    default: break
    }
  }

  /// Puts an entry where another one is, and takes away what lies above.
  ///
  /// - Parameter depth: 0 for the root.
  private mutating func replace(from depth: Int, with entry: NavigationState.Entry) {
    if depth == 0 {
      root = entry
      path = []
    } else {
      path.removeSubrange((depth - 1)...)
      path.append(entry)
    }
  }

  /// - Parameter depth: 0 for the root.
  mutating func cut(above depth: Int) {
    path.removeSubrange(depth...)
  }

  private func depth(ofTopmost screen: Graph.Route.Screen) throws(NavigationFailure) -> Int {
    if let place = path.lastIndex(where: { $0.route.screen == screen }) { return place + 1 }
    guard root.route.screen == screen else { throw .notFound }
    return 0
  }

  /// 0 for the root; nil where the entry is not there.
  func depth(of entry: NavigationID) -> Int? {
    if root.id == entry { return 0 }
    return path.lastIndex { $0.id == entry }.map { $0 + 1 }
  }
}
