package import SwitchyardDiagnostics

/// A parameter of a screen or an item of an event's payload: `page: Int = 1`.
package struct ParameterSpec: Sendable {
  package var name: Spanned<String>
  /// The type and, behind `=`, the default, as they were written: `Int = 1`, `[Int]`, `String?`.
  package var type: Spanned<String>

  package init(name: Spanned<String>, type: Spanned<String>) {
    self.name = name
    self.type = type
  }
}

/// An entry of `events:` or `external:`.
package struct EventSpec: Sendable {
  package var name: Spanned<String>
  package var payload: [ParameterSpec] = []
  package var allowances: [AllowanceSpec] = []
  /// True where a part of the entry could not be read and was left out.
  package var hasGaps = false

  package init(name: Spanned<String>) {
    self.name = name
  }
}

/// An entry of `guards:`: a condition that the app answers.
package struct GuardSpec: Sendable {
  package var name: Spanned<String>
  package var doc: Spanned<String>?
  package var allowances: [AllowanceSpec] = []

  package init(name: Spanned<String>) {
    self.name = name
  }
}

/// An entry of `types:`: an enum to generate, or a type of the app's own.
package struct TypeSpec: Sendable {
  package var name: Spanned<String>
  package var doc: Spanned<String>?
  /// The cases of a generated enum; nil where `cases:` is not given.
  package var cases: [Spanned<String>]?
  /// The Swift name of the app's own type.
  package var swift: Spanned<String>?
  /// The module that declares it.
  package var importedModule: Spanned<String>?
  /// The protocols that it conforms to; nil where `conforms:` is not given.
  package var conformances: [Spanned<String>]?
  package var allowances: [AllowanceSpec] = []
  /// True where a part of the entry could not be read and was left out.
  package var hasGaps = false

  package init(name: Spanned<String>) {
    self.name = name
  }
}

/// An entry of `allow:`: a rule that is silenced here, and why.
package struct AllowanceSpec: Sendable {
  package var rule: Spanned<String>
  package var reason: Spanned<String>

  package init(rule: Spanned<String>, reason: Spanned<String>) {
    self.rule = rule
    self.reason = reason
  }
}
