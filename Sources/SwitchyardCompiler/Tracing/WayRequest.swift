/// Where a way through an app is to lead, in the names of the spec: `switchyard trace` reads it from its options.
package struct WayRequest: Sendable, Equatable {
  /// The screen that is visible in the end; nil for any.
  package var screen: String?
  /// The event that can be sent in the end: the screen emits it, or the system raises it; nil where none is asked for.
  package var event: String?
  /// What the visible stack is in the end, the root first; empty for any.
  package var stack: [String]

  package init(screen: String? = nil, event: String? = nil, stack: [String] = []) {
    self.screen = screen
    self.event = event
    self.stack = stack
  }

  /// What a spec must have for it: `a screen 'item'`.
  var words: String {
    let screens = screen.map { [$0] } ?? stack
    let names = screens.map { "'\($0)'" }.joined(separator: ", ")
    let event = event.map { "an event '\($0)'" }
    let parts = [screens.isEmpty ? nil : (screens.count == 1 ? "a screen " : "screens ") + names, event]
    return parts.compactMap(\.self).joined(separator: " and ")
  }
}
