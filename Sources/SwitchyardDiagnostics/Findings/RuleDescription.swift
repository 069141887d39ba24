/// A kind of fault, as `switchyard rules` lists it.
///
/// Each stage declares the rules that it can report; ``id`` is what `allow:`, `--only` and `--skip` name.
package struct RuleDescription: Hashable, Sendable {
  /// Such as `unreachable-screen`: named for the fault, so that "allow unreachable-screen" reads.
  package let id: String

  /// How a finding counts where no setting says otherwise; nil for a rule that is off until it is asked for.
  package let defaultSeverity: Severity?

  /// One sentence without a full stop, in lower case: what the rule finds.
  package let summary: String

  package init(id: String, defaultSeverity: Severity?, summary: String) {
    self.id = id
    self.defaultSeverity = defaultSeverity
    self.summary = summary
  }
}
