package import SwitchyardDiagnostics

/// What a screen says, or the system.
package struct Event: Sendable {
  package var id: EventID
  package var name: String
  package var payload: [Parameter] = []
  /// Whether the system may raise it at any time.
  package var isExternal = false
  /// Whether it stands in `events:` or `external:`; an event without a payload need not.
  package var isDeclared = false
  /// The module whose files alone name it; the root where several do.
  package var module: ModuleID = .root
  package var allowances: [Allowance] = []
  package var declaredAt: SourceSpan

  package init(id: EventID, name: String, declaredAt: SourceSpan) {
    self.id = id
    self.name = name
    self.declaredAt = declaredAt
  }
}

/// A condition that the app answers.
package struct Guard: Sendable {
  package var id: GuardID
  package var name: String
  package var doc: String?
  package var allowances: [Allowance] = []
  package var declaredAt: SourceSpan

  package init(id: GuardID, name: String, declaredAt: SourceSpan) {
    self.id = id
    self.name = name
    self.declaredAt = declaredAt
  }
}

/// A parameter type beyond the built-in ones.
package struct DeclaredType: Sendable {
  package enum Kind: Sendable {
    /// A String enum that is generated.
    case enumeration(cases: [String])
    /// A type of the app's own: its Swift name, the module to import, and the protocols that it conforms to.
    case external(swiftName: String, importedModule: String?, conformances: [String])
  }

  package var id: TypeID
  package var name: String
  package var kind: Kind
  package var doc: String?
  package var allowances: [Allowance] = []
  package var declaredAt: SourceSpan

  package init(id: TypeID, name: String, kind: Kind, declaredAt: SourceSpan) {
    self.id = id
    self.name = name
    self.kind = kind
    self.declaredAt = declaredAt
  }
}

/// A rule that is silenced at an element, and why.
package struct Allowance: Sendable {
  package var rule: String
  package var reason: String
  package var declaredAt: SourceSpan

  package init(rule: String, reason: String, declaredAt: SourceSpan) {
    self.rule = rule
    self.reason = reason
    self.declaredAt = declaredAt
  }
}
