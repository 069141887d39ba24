package import SwitchyardDiagnostics
package import SwitchyardModel

/// Something that happens to an app: the user, a screen, the system or another app does it.
package enum SimulationAction: Hashable, Sendable {
  case launch
  /// The visible screen emits an event. One `isFromPrevious` was sent by the entry that was visible before the last
  /// action, such as the second tap of a double tap. An empty payload stands for zero values.
  case event(EventID, payload: [Value] = [], isFromPrevious: Bool = false)
  case back
  /// The top modal layer is swiped away.
  case swipe
  case tapTab(TabID)
  case link(String)
  case external(EventID, payload: [Value] = [])
  /// The app begins with a state that it has saved.
  case restore(JSONValue)
}

/// An action, and what the guards answer while it is handled.
package struct SimulationStep: Hashable, Sendable {
  package var action: SimulationAction
  /// A guard that is not named does not hold.
  package var guards: [GuardID: Bool]

  package init(_ action: SimulationAction, guards: [GuardID: Bool] = [:]) {
    self.action = action
    self.guards = guards
  }
}
