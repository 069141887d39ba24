/// A fault as the stage that meets it knows it: the data first, the words computed from it.
///
/// Each kind of fault is a struct of its own in the `Problems` folder of its stage.
package protocol Problem: Sendable {
  /// The rule that this fault breaks.
  static var rule: RuleDescription { get }

  /// What a finding underlines.
  var span: SourceSpan { get }

  /// Lower case, the user's names in quotes, no full stop.
  var message: String { get }

  /// The dotted path of the element at fault, where the stage knows it.
  var subject: String? { get }

  /// Other places that belong to the fault.
  var notes: [Finding.Note] { get }

  /// What would make it right.
  var help: String? { get }
}

extension Finding {
  /// The fault as it is shown, as grave as its rule says.
  package init<Kind: Problem>(_ problem: Kind) {
    self.init(
      rule: Kind.rule, severity: Kind.rule.defaultSeverity ?? .warning, message: problem.message, span: problem.span,
      subject: problem.subject, notes: problem.notes, help: problem.help)
  }
}

extension Problem {
  package var subject: String? { nil }
  package var notes: [Finding.Note] { [] }
  package var help: String? { nil }
}
