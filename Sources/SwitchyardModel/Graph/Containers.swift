package import SwitchyardDiagnostics

/// A named stack that is presented or started.
package struct Flow: Sendable {
  package var id: FlowID
  package var module: ModuleID
  package var name: String
  package var title: String?
  package var doc: String?
  /// Its root; the arguments that the flow's own `root:` binds. A parameter that is not bound there is the flow's own.
  package var root: ScreenID
  /// For each parameter of the root: what `root:` binds it to, or nil where whoever presents the flow gives it.
  package var rootArguments: [ArgumentSource?]
  package var handlers: [EventHandler] = []
  package var allowances: [Allowance] = []
  package var declaredAt: SourceSpan

  package init(
    id: FlowID, module: ModuleID, name: String, root: ScreenID, rootArguments: [ArgumentSource?],
    declaredAt: SourceSpan
  ) {
    self.id = id
    self.module = module
    self.name = name
    self.root = root
    self.rootArguments = rootArguments
    self.declaredAt = declaredAt
  }
}

/// A place of the tab bar, with a stack of its own or, where `stack: false`, a bare screen.
package struct Tab: Sendable {
  package var id: TabID
  package var name: String
  package var title: String?
  package var icon: String?
  package var doc: String?
  package var root: Destination
  package var hasStack = true
  package var handlers: [EventHandler] = []
  package var allowances: [Allowance] = []
  package var declaredAt: SourceSpan

  package init(id: TabID, name: String, root: Destination, declaredAt: SourceSpan) {
    self.id = id
    self.name = name
    self.root = root
    self.declaredAt = declaredAt
  }
}
