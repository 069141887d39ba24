extension NavigationState {
  /// Does one action, whole or not at all.
  ///
  /// - Parameter guards: each is asked at most once.
  @discardableResult
  public mutating func perform(
    _ action: NavigationAction<Graph>, guards: Graph.Guards
  ) -> NavigationChange<Graph> {
    switch action {
    case .event(let event, let sender):
      if let sender, sender != visibleEntry.id { return NavigationChange(.stale) }
      return run(guards) { $0.choose(event) ? nil : .noHandler }
    case .external(let event): return run(guards) { $0.choose(event) ? nil : .noHandler }
    case .link(let url):
      return run(guards) { run in
        do throws(LinkRefusal) {
          try run.choose(url)
          return nil
        } catch {
          return .link(error)
        }
      }
    case .back: return NavigationChange(goBack())
    case .swipe: return NavigationChange(swipe())
    case .tapTab(let tab): return NavigationChange(tap(tab))
    case .wentBack(let entry): return NavigationChange(goBack(to: entry))
    case .dismissed(let layer): return NavigationChange(dismiss(layer))
    case .selected(let tab): return NavigationChange(select(alone: tab))
    // The new state is in place already: this one.
    case .restored: return NavigationChange(.handled)
    }
  }

  /// - Parameter choose: says why nobody handles it; nil where somebody does.
  private mutating func run(
    _ guards: Graph.Guards, choosing choose: (inout TransitionRun<Graph>) -> UnhandledReason?
  ) -> NavigationChange<Graph> {
    var run = TransitionRun(self, guards: guards)
    if let reason = choose(&run) { return NavigationChange(.unhandled(reason)) }
    do throws(NavigationFailure) {
      try run.finish()
    } catch {
      return NavigationChange(.failed(error))
    }
    var change = NavigationChange<Graph>(.handled)
    change.resumed = run.resumeDeferred()
    change.isAnimated = run.isAnimated
    change.opened = run.moment.opened
    self = run.moment.state
    return change
  }

  // MARK: - What the user asks for

  private mutating func goBack() -> NavigationOutcome {
    var stack = visibleStack
    guard stack.top.route.screen.allowsBack, stack.path.popLast() != nil else { return .unavailable }
    visibleStack = stack
    return .handled
  }

  private mutating func swipe() -> NavigationOutcome {
    guard layers.last?.canBeSwipedAway == true else { return .unavailable }
    layers.removeLast()
    return .handled
  }

  private mutating func tap(_ tab: Graph.Tab) -> NavigationOutcome {
    guard case .tabs(var bar) = base, layers.isEmpty, !visibleEntry.route.screen.hidesTabBar else {
      return .unavailable
    }
    if bar.selected == tab { bar.selectedStack.path = [] }
    bar.selected = tab
    base = .tabs(bar)
    return .handled
  }

  // MARK: - What the user has done

  private mutating func goBack(to entry: NavigationID) -> NavigationOutcome {
    for place in layers.indices {
      guard let depth = layers[place].stack.depth(of: entry) else { continue }
      layers[place].stack.cut(above: depth)
      return .handled
    }
    switch base {
    case .stack(let shown, var stack):
      guard let depth = stack.depth(of: entry) else { return .stale }
      stack.cut(above: depth)
      base = .stack(shown: shown, stack)
    case .tabs(var bar):
      guard let place = bar.stacks.firstIndex(where: { $0.depth(of: entry) != nil }) else { return .stale }
      var stack = bar.stacks[place]
      stack.cut(above: stack.depth(of: entry) ?? stack.path.count)
      bar.replace(stackAt: place, with: stack)
      base = .tabs(bar)
    }
    return .handled
  }

  private mutating func dismiss(_ layer: NavigationID) -> NavigationOutcome {
    guard let place = layers.firstIndex(where: { $0.id == layer }) else { return .stale }
    layers.removeSubrange(place...)
    return .handled
  }

  private mutating func select(alone tab: Graph.Tab) -> NavigationOutcome {
    guard case .tabs(var bar) = base else { return .stale }
    bar.selected = tab
    base = .tabs(bar)
    return .handled
  }
}
