package import SwitchyardDiagnostics

/// A screen that a transition shows, and what each of its parameters is bound to.
package struct Destination: Sendable {
  package var screen: ScreenID
  /// One for each parameter of the screen, in their order.
  package var arguments: [ArgumentSource]
  package var declaredAt: SourceSpan

  package init(screen: ScreenID, arguments: [ArgumentSource], declaredAt: SourceSpan) {
    self.screen = screen
    self.arguments = arguments
    self.declaredAt = declaredAt
  }
}

/// Where the value of a parameter comes from.
package enum ArgumentSource: Hashable, Sendable {
  /// The event's payload, or the link's placeholders, by place.
  case event(Int)
  /// The parameters of the emitting screen, by place.
  case screen(Int)
  case literal(Literal)
  /// The parameter's own default.
  case defaultValue
  case `nil`
}

/// One alternative of the app's `start:`.
package struct StartAlternative: Sendable {
  package var condition: [GuardLiteral]
  package var target: StartTarget
  package var declaredAt: SourceSpan

  package init(condition: [GuardLiteral], target: StartTarget, declaredAt: SourceSpan) {
    self.condition = condition
    self.target = target
    self.declaredAt = declaredAt
  }
}

/// Where the app begins, or begins afresh.
package enum StartTarget: Sendable {
  /// Every tab at its root, this one selected.
  case tabs(selected: TabID)
  case flow(FlowID, Destination)
  case screen(Destination)
}
