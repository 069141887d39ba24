package import SwitchyardDiagnostics

/// A spec as it is meant: all its files together, every name resolved, every binding typed.
///
/// The lists keep the order of the spec: the root file first, then the files that it includes, depth first. Elements
/// refer to each other by number; `graph[id]` gives the element.
package struct RouteGraph: Sendable {
  /// The prefix of the generated types.
  package var name: String
  /// The group of the root file first, then one for each file that carries `module:`.
  package var modules: [Module]
  /// Where the app begins: the first whose condition holds. Empty only where the spec has a fault there.
  package var start: [StartAlternative] = []
  package var screens: [Screen] = []
  package var flows: [Flow] = []
  package var tabs: [Tab] = []
  package var events: [Event] = []
  package var guards: [Guard] = []
  package var types: [DeclaredType] = []
  /// What the app handles, whatever screen is shown.
  package var handlers: [EventHandler] = []
  package var links = Links()
  /// What is named anywhere in the spec, also where the naming transition has a fault of its own.
  package var uses = DeclarationUses()
  /// Whether any transition allows anything, so that those who look for it need not go through all of them.
  package var hasAllowancesOnTransitions = false
  /// True where a faulty part was left out, so that nothing may be concluded from what is not here.
  package var hasGaps = false
  /// True where that part was more than a transition or a link, so that not even every name in it is known: who handles
  /// an event may be missing, and what is used.
  package var hasUnknownNames = false
  /// True where that part may have handled an event.
  package var mayLackHandlers = false
  /// Where `name:` stands, for findings about the spec as a whole.
  package var declaredAt: SourceSpan

  package init(name: String, modules: [Module], declaredAt: SourceSpan) {
    self.name = name
    self.modules = modules
    self.declaredAt = declaredAt
  }

  // The elements are lent, not copied: a copy of a screen retains its dozen parts, whoever asks only for its name.
  package subscript(id: ModuleID) -> Module { _read { yield modules[id.index] } }
  package subscript(id: ScreenID) -> Screen { _read { yield screens[id.index] } }
  package subscript(id: FlowID) -> Flow { _read { yield flows[id.index] } }
  package subscript(id: TabID) -> Tab { _read { yield tabs[id.index] } }
  package subscript(id: EventID) -> Event { _read { yield events[id.index] } }
  package subscript(id: GuardID) -> Guard { _read { yield guards[id.index] } }
  package subscript(id: TypeID) -> DeclaredType { _read { yield types[id.index] } }
  package subscript(id: LinkID) -> LinkPattern { _read { yield links.patterns[id.index] } }
}

/// Which declarations are named somewhere, by their numbers.
package struct DeclarationUses: Sendable {
  package var events: [Bool] = []
  package var guards: [Bool] = []
  package var types: [Bool] = []
  /// Events of whose payload a faulty binding was meant to take something.
  package var vainPayloads: Set<EventID> = []

  package init() {}
}
