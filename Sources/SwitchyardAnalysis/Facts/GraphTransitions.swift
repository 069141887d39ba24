import SwitchyardModel

extension RouteGraph {
  /// What handles events: of the screens, the tabs, the flows, and then the app.
  var allHandlers: [EventHandler] {
    screens.flatMap(\.handlers) + tabs.flatMap(\.handlers) + flows.flatMap(\.handlers) + handlers
  }

  /// The transitions of all those, and then those of the links.
  var allTransitions: [Transition] {
    allHandlers.flatMap(\.alternatives) + links.patterns.flatMap(\.alternatives)
  }
}
