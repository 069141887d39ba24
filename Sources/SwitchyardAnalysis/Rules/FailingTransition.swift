package import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSimulation

/// Finds transitions that can't be done where they are taken, such as a `pop` on a screen that lies at the bottom.
package struct FailingTransition: Rule {
  package static let description = RuleDescription(
    id: "failing-transition", defaultSeverity: .warning,
    summary: "a transition that fails where it is taken; an error where it fails wherever it can be taken")
  package static let basis = RuleBasis.nothing

  package func check(_ facts: Facts) -> [Finding] {
    let failures = facts.behaviour.failures.filter { $0.reason != .raiseLoop }
    let misnamed = MisnamedHandlers(facts, forFindings: failures.count { $0.reason == .unhandled })
    let reasons = Dictionary(failures.map { ($0.transition, 1) }, uniquingKeysWith: +)
    return failures.compactMap { transition, reason in
      let element = facts.behaviour.program.element(of: transition, in: facts.graph)
      var failedIn: NavigationState?
      let evidence = facts.evidence(of: .failure(transition, reason)) { result in
        failedIn = result.failedIn
        return result.outcome == .failed && result.reason == reason
      }
      guard let evidence, let failedIn else { return nil }
      let culprit = facts.behaviour.culprit(of: transition, reason) ?? ActionPart(action: element.transition.action)
      let isAlways = facts.alwaysFails(transition)
      let isOnlyReason = reasons[transition] == 1
      let words = FailureWords(of: culprit, whereShown: failedIn, isAlways: isAlways && isOnlyReason, misnamed, facts)
      let deed = isAlways ? (isOnlyReason ? "always fails:" : "always fails, here because") : "can fail:"
      return Finding(
        rule: Self.description, severity: isAlways ? .error : .warning,
        message: "\(facts.graph.name(of: element)) \(deed) \(words.cause(of: reason))",
        span: culprit.action.declaredAt, subject: element.place.path(in: facts.graph), reason: reason.rawValue,
        notes: words.notes(on: reason), help: words.help(for: reason, canDefer: facts.graph.canDefer(element)),
        evidence: evidence)
    }
  }
}

extension Facts {
  /// Whether a transition fails wherever it is taken.
  func alwaysFails(_ transition: Program.TransitionID) -> Bool {
    !graph.hasGaps && behaviour.isChosen(transition) && !behaviour.maySucceed(transition)
  }
}
