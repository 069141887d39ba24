// Compared as the compiler synthesises it, which at so few cases costs an optimised build less than witnesses from an
// extension here: through each of these it sees the whole enum of the app's events.

/// An event that one particular screen emits.
///
/// Each screen has a type of its own, so that it cannot send what the spec does not let it send.
public protocol ScreenEvent: Hashable, Sendable {
  associatedtype Event: NamedCase
  associatedtype Screen: NavigationScreen

  /// The screen that emits events of this type.
  static var emitter: Screen { get }

  /// The same event, as one of all events of the app.
  var event: Event { get }
}
