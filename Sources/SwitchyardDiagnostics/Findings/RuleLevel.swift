/// What `switchyard.yaml` makes of a rule: how grave its findings are, or that there are none.
package enum RuleLevel: String, Sendable, CaseIterable {
  case off
  case warning
  case error

  /// Nil where the rule finds nothing.
  package var severity: Severity? {
    switch self {
    case .off: nil
    case .warning: .warning
    case .error: .error
    }
  }

  package init(_ severity: Severity?) {
    self =
      switch severity {
      case nil: .off
      case .warning: .warning
      case .error: .error
      }
  }
}
