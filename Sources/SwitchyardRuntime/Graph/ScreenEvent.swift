/// An event that one particular screen emits.
///
/// Each screen has a type of its own, so that it cannot send what the spec does not let it send.
public protocol ScreenEvent: Sendable {
  associatedtype Event: NamedCase
  associatedtype Screen: NavigationScreen

  /// The screen that emits events of this type.
  static var emitter: Screen { get }

  /// The same event, as one of all events of the app.
  var event: Event { get }
}

/// An event that the system raises, at any time and whatever is shown: `sessionExpired`.
public protocol ExternalEvent: Sendable {
  associatedtype Event: NamedCase

  /// The same event, as one of all events of the app.
  var event: Event { get }
}
