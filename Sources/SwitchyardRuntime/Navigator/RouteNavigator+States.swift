@MainActor extension RouteNavigator {
  /// What the app shows from now on: the present state, then each other one that something handled leads to.
  ///
  /// Everyone who asks gets a sequence of their own. None is left out, so whoever begins to read must go on; and none is
  /// repeated where something was handled and has changed nothing, as `ignore` does.
  public var states: AsyncStream<NavigationState<Graph>> {
    let (stream, continuation) = AsyncStream.makeStream(of: NavigationState<Graph>.self)
    continuation.yield(state)
    let end = StreamEnd(continuation)
    let hook = onNavigation { record in
      guard record.outcome == .handled, !record.after.isUnchanged(since: record.before) else { return }
      end.continuation.yield(record.after)
    }
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.remove(hook) }
    }
    return stream
  }
}

extension NavigationState {
  /// Whether it shows the same entries, and not only entries that look the same.
  fileprivate func isUnchanged(since earlier: NavigationState) -> Bool {
    identities == earlier.identities && self == earlier
  }
}

/// Ends a sequence when the hook that feeds it is gone, and so when the navigator is.
private final class StreamEnd<State: Sendable>: Sendable {
  let continuation: AsyncStream<State>.Continuation

  init(_ continuation: AsyncStream<State>.Continuation) {
    self.continuation = continuation
  }

  deinit { continuation.finish() }
}
