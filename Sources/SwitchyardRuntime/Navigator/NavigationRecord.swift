/// What has happened to the navigation once: for analytics, for logs, and for what shows the state.
public struct NavigationRecord<Graph: RouteGraph>: Sendable {
  public let action: NavigationAction<Graph>
  /// What was visible when it happened.
  public let source: NavigationState<Graph>.Entry
  /// The screen that has sent the event: another one than `source` where it came late. Nil where no screen has done it.
  public let sender: Graph.Route.Screen?
  public let change: NavigationChange<Graph>
  public let before: NavigationState<Graph>
  public let after: NavigationState<Graph>

  public var outcome: NavigationOutcome { change.outcome }
}

extension NavigationRecord: CustomStringConvertible {
  /// `feed: buy → handled; tabs(feed): feed · sheet checkout: cart`; of an event that came late `late welcome: finish → stale; …`
  public var description: String {
    let place = outcome == .stale ? sender.map { "late \($0)" } : nil
    let resumed = change.resumed.map { ", then \($0)" } ?? ""
    return "\(place ?? source.description): \(action) → \(outcome)\(resumed); \(after)"
  }
}
