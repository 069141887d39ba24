@MainActor extension RouteNavigator {
  /// What the app shows from now on: the present state, then each one that something handled leads to.
  ///
  /// Everyone who asks gets a sequence of their own. None is left out, so whoever begins to read must go on.
  public var states: AsyncStream<NavigationState<Graph>> {
    let (stream, continuation) = AsyncStream.makeStream(of: NavigationState<Graph>.self)
    continuation.yield(state)
    let hook = onNavigation { record in
      if record.outcome == .handled { continuation.yield(record.after) }
    }
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.remove(hook) }
    }
    return stream
  }
}
