/// An event that one particular screen emits.
///
/// Each screen has a type of its own, so that it cannot send what the spec does not let it send.
public protocol ScreenEvent: Hashable, Sendable, CustomStringConvertible {
  associatedtype Event: NamedCase
  associatedtype Screen: NavigationScreen

  /// The screen that emits events of this type.
  static var emitter: Screen { get }

  /// The same event, as one of all events of the app.
  var event: Event { get }
}

// Compared as an event of the app, so that the compiler has nothing to write for each type.

extension ScreenEvent {
  public static func == (left: Self, right: Self) -> Bool { left.event == right.event }

  public func hash(into hasher: inout Hasher) { hasher.combine(event) }

  public var description: String { event.description }
}
