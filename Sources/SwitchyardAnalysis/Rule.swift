package import SwitchyardDiagnostics

/// A kind of fault that shows only in the graph as a whole, such as a screen that nothing leads to.
///
/// One file in `Rules/` and one page in `Docs/Rules/` a rule.
package protocol Rule: Sendable {
  static var description: RuleDescription { get }

  /// Whether the rule draws conclusions from what is *not* in the graph, so that it keeps silent while a faulty part of
  /// the spec is left out.
  static var needsWholeGraph: Bool { get }

  func check(_ facts: Facts) -> [Finding]
}

extension Rule {
  package var description: RuleDescription { Self.description }
  package var needsWholeGraph: Bool { Self.needsWholeGraph }

  package static var needsWholeGraph: Bool { true }

  /// A finding of this rule, as grave as the rule says.
  static func finding(
    _ message: String, at span: SourceSpan, subject: String?, notes: [Finding.Note] = [], help: String? = nil
  ) -> Finding {
    Finding(
      rule: description, severity: description.defaultSeverity ?? .warning, message: message, span: span,
      subject: subject, notes: notes, help: help)
  }
}
