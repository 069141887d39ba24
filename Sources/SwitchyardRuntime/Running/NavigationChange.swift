/// How an action went.
public struct NavigationChange<Graph: RouteGraph>: Hashable, Sendable {
  public var outcome: NavigationOutcome
  /// False where every operation that has changed something says `animated: false`.
  public var isAnimated = true
  /// The URLs for which the app is left.
  public var opened: [String] = []
  /// What had been deferred, and was handled right after the app has begun afresh.
  public var resumed: NavigationState<Graph>.Deferred?

  init(_ outcome: NavigationOutcome) {
    self.outcome = outcome
  }
}
