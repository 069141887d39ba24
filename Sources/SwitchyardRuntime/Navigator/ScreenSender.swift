/// What a screen sends its events with: it knows which entry of which stack the screen is, and of which events it is.
///
/// ```swift
/// Button("Buy") { send(.buy) }                    // send: ScreenSender<CourierFeedEvent>
/// FeedView(send: ScreenSender { _ in .handled })  // in a preview
/// ```
public struct ScreenSender<Event: ScreenEvent>: Sendable, Identifiable {
  /// The identity of the screen's entry.
  public let id: NavigationID
  private let handler: @MainActor (Event) -> NavigationOutcome

  init(id: NavigationID, handler: @escaping @MainActor (Event) -> NavigationOutcome) {
    self.id = id
    self.handler = handler
  }

  /// A sender without a navigator, for previews and tests.
  public init(_ handler: @escaping @MainActor (Event) -> NavigationOutcome) {
    self.init(id: NavigationID(number: 0), handler: handler)
  }

  /// Sends an event. One from a screen that is no longer visible is answered `stale`, and changes nothing.
  @MainActor
  @discardableResult
  public func callAsFunction(_ event: Event) -> NavigationOutcome {
    handler(event)
  }
}
