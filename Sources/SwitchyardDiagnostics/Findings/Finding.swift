/// What is wrong at one place of a spec, and what would make it right.
package struct Finding: Sendable, Equatable {
  /// A second place that belongs to a finding: "'post' is declared here".
  package struct Note: Sendable, Equatable {
    package var message: String
    package var span: SourceSpan?

    package init(_ message: String, at span: SourceSpan? = nil) {
      self.message = message
      self.span = span
    }
  }

  /// The way from the launch of the app to the fault, and what is shown there: a script that shows the fault again.
  package struct Evidence: Sendable, Equatable {
    /// The way in words, its steps between arrows: `launch → feed.buy (isSignedIn) → cart.openProfile`.
    package var how: String
    /// What is then shown, layer by layer: `tabs(feed): feed · sheet checkout: cart, profile`.
    package var now: String
    /// The same way as `switchyard simulate` takes it, one action a step.
    package var actions: [JSONValue]
    /// The same configuration as `switchyard simulate` prints it.
    package var state: JSONValue

    package init(how: String, now: String, actions: [JSONValue], state: JSONValue) {
      self.how = how
      self.now = now
      self.actions = actions
      self.state = state
    }
  }

  package var rule: RuleDescription
  package var severity: Severity
  package var message: String
  package var span: SourceSpan
  /// The dotted path of the element that is at fault, such as `screens.post.events.openChat`.
  package var subject: String?
  /// Why a transition fails, such as `noStack`; only for rules that tell causes apart.
  package var reason: String?
  package var notes: [Note]
  package var help: String?
  /// How the fault comes about; nil where it stands in the text alone.
  package var evidence: Evidence?

  package init(
    rule: RuleDescription, severity: Severity, message: String, span: SourceSpan, subject: String? = nil,
    reason: String? = nil, notes: [Note] = [], help: String? = nil, evidence: Evidence? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.span = span
    self.subject = subject
    self.reason = reason
    self.notes = notes
    self.help = help
    self.evidence = evidence
  }
}
