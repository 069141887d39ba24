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
  /// Whether a baseline holds it: then it fails nothing, and is shown where known ones are asked for.
  package var isKnown = false

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

  /// The same where its files stand behind others.
  func shifted(by files: UInt32) -> Finding {
    var finding = self
    finding.span = span.shifted(by: files)
    finding.notes = notes.map { Note($0.message, at: $0.span?.shifted(by: files)) }
    finding.evidence = evidence?.shifted(by: files)
    return finding
  }
}
