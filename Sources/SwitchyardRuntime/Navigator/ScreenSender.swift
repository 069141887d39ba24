/// What a screen sends its events with: it knows which entry of which stack the screen is, and of which events it is.
///
/// ```swift
/// Button("Buy") { send(.buy) }                    // send: ScreenSender<CourierFeedEvent>
/// FeedView(send: ScreenSender { _ in .handled })  // in a preview
/// ```
public struct ScreenSender<Event: ScreenEvent>: Sendable, Identifiable {
  /// The identity of the screen's entry.
  public let id: NavigationID
  /// The navigator whose stack it is; nil where there is none.
  let owner: ObjectIdentifier?
  // Swift 6 takes what belongs to the main actor for Sendable, and Swift 5 does not.
  private let handler: @MainActor @Sendable (Event) -> NavigationOutcome

  init(
    id: NavigationID, owner: ObjectIdentifier?, handler: @escaping @MainActor @Sendable (Event) -> NavigationOutcome
  ) {
    self.id = id
    self.owner = owner
    self.handler = handler
  }

  /// A sender without a navigator, for previews and tests.
  public init(_ handler: @escaping @MainActor @Sendable (Event) -> NavigationOutcome) {
    self.init(id: NavigationID(number: 0), owner: nil, handler: handler)
  }

  /// Sends an event. One from a screen that is no longer visible is answered `stale`, and changes nothing.
  @MainActor
  @discardableResult
  public func callAsFunction(_ event: Event) -> NavigationOutcome {
    handler(event)
  }
}
