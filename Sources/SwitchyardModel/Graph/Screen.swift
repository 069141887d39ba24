package import SwitchyardDiagnostics

/// What is shown at one place of a stack.
package struct Screen: Sendable {
  package var id: ScreenID
  package var module: ModuleID
  package var name: String
  package var title: String?
  package var doc: String?
  /// Its address, for path routers and for building URLs.
  package var path: PathTemplate?
  package var parameters: [Parameter] = []
  /// What it can emit: its `events:`, then what its own transitions handle, each once, without external events.
  package var emittedEvents: [EmittedEvent] = []
  /// What it handles itself.
  package var handlers: [EventHandler] = []
  package var allowsBack = true
  package var hidesTabBar = false
  /// What to use instead, where the screen is deprecated.
  package var deprecated: String?
  package var allowances: [Allowance] = []
  package var declaredAt: SourceSpan

  package init(id: ScreenID, module: ModuleID, name: String, declaredAt: SourceSpan) {
    self.id = id
    self.module = module
    self.name = name
    self.declaredAt = declaredAt
  }
}

/// An event in a screen's vocabulary, and where the screen says so.
package struct EmittedEvent: Sendable {
  package var event: EventID
  package var declaredAt: SourceSpan

  package init(event: EventID, declaredAt: SourceSpan) {
    self.event = event
    self.declaredAt = declaredAt
  }
}
