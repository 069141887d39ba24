/// What has happened to the navigation once: for analytics, for logs, and for what shows the state.
public struct NavigationRecord<Graph: RouteGraph>: Sendable {
  public let action: NavigationAction<Graph>
  /// What was visible when it happened.
  public let source: NavigationState<Graph>.Entry
  public let change: NavigationChange<Graph>
  public let before: NavigationState<Graph>
  public let after: NavigationState<Graph>

  public var outcome: NavigationOutcome { change.outcome }
}

extension NavigationRecord: CustomStringConvertible {
  /// `feed: buy → handled; tabs(feed): feed · sheet checkout: cart`
  public var description: String { "\(source): \(action) → \(outcome); \(after)" }
}
