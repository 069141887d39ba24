/// An event that is raised from outside the screens, at any time and whatever is shown: `sessionExpired`.
public protocol ExternalEvent: Hashable, Sendable, CustomStringConvertible {
  associatedtype Event: NamedCase

  /// The same event, as one of all events of the app.
  var event: Event { get }
}

// Compared as an event of the app, so that the compiler has nothing to write.

extension ExternalEvent {
  public static func == (left: Self, right: Self) -> Bool { left.event == right.event }

  public func hash(into hasher: inout Hasher) { hasher.combine(event) }

  public var description: String { event.description }
}
