package import SwitchyardModel

/// One screen of a stack, with the values of its parameters.
///
/// Two entries are equal where they show the same; which of two equal ones has sent an event is told by their identities.
package struct StackEntry: Sendable {
  /// No two entries of a run share it.
  package var identity: Int
  package var screen: ScreenID
  /// One for each parameter of the screen, in their order.
  package var arguments: [Value]

  package init(identity: Int, screen: ScreenID, arguments: [Value]) {
    self.identity = identity
    self.screen = screen
    self.arguments = arguments
  }
}

extension StackEntry: Hashable {
  package static func == (left: StackEntry, right: StackEntry) -> Bool {
    left.screen == right.screen && left.arguments == right.arguments
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(screen)
    hasher.combine(arguments)
  }
}
