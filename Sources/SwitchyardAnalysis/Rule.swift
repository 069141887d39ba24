package import SwitchyardDiagnostics
import SwitchyardModel

/// A kind of fault that shows only in the graph as a whole, such as a screen that nothing leads to.
///
/// One file in `Rules/` and one page in `Docs/Rules/` a rule.
package protocol Rule: Sendable {
  static var description: RuleDescription { get }

  /// What the rule has to know of a spec, so that it keeps silent while a faulty part of that is left out.
  static var basis: RuleBasis { get }

  func check(_ facts: Facts) -> [Finding]
}

extension Rule {
  package var description: RuleDescription { Self.description }
  package var basis: RuleBasis { Self.basis }

  /// A finding of this rule, as grave as the rule says.
  static func finding(
    _ message: String, at span: SourceSpan, subject: String?, notes: [Finding.Note] = [], help: String? = nil,
    evidence: Finding.Evidence? = nil
  ) -> Finding {
    Finding(
      rule: description, severity: description.defaultSeverity ?? .warning, message: message, span: span,
      subject: subject, notes: notes, help: help, evidence: evidence)
  }
}

/// What a rule has to know of a spec before it may conclude anything from what it does not find there.
package enum RuleBasis {
  /// Concludes from what is there alone.
  case nothing
  /// Every name that the spec holds, and where it stands; transitions may have faults.
  case names
  /// Who handles which event; what is then done may have faults.
  case handlers
  /// Every transition as well.
  case transitions

  func holds(for graph: RouteGraph) -> Bool {
    switch self {
    case .nothing: true
    case .names: !graph.hasUnknownNames
    case .handlers: !graph.mayLackHandlers
    case .transitions: !graph.hasGaps
    }
  }
}
