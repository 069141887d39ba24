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
    facts.behaviour.failures.compactMap { transition, reason in
      guard reason != .raiseLoop else { return nil }
      let element = facts.behaviour.program.element(of: transition, in: facts.graph)
      let evidence = facts.evidence(of: .failure(transition, reason)) { $0.outcome == .failed && $0.reason == reason }
      guard let evidence else { return nil }
      let isAlways = !facts.graph.hasGaps && !facts.behaviour.maySucceed(transition)
      return finding(element, reason, isAlways: isAlways, evidence, facts)
    }
  }

  private func finding(
    _ element: TransitionElement, _ reason: FailureReason, isAlways: Bool, _ evidence: Finding.Evidence, _ facts: Facts
  ) -> Finding {
    let graph = facts.graph
    let culprit = OperationAtFault(element.transition.action, reason)
    let words = FailureWords(graph, culprit)
    return Finding(
      rule: Self.description, severity: isAlways ? .error : .warning,
      message: "\(graph.name(of: element)) \(isAlways ? "always fails" : "can fail"): \(words.cause(of: reason))",
      span: culprit.span ?? element.transition.declaredAt, subject: graph.path(of: element), reason: reason.rawValue,
      help: words.help(for: reason, isLink: element.link != nil), evidence: evidence)
  }
}

/// The first operation of a transition that can fail for a certain reason.
private struct OperationAtFault {
  private(set) var operation: Operation?
  private(set) var span: SourceSpan?

  init(_ action: Action, _ reason: FailureReason) {
    look(at: action, for: reason)
  }

  private mutating func look(at action: Action, for reason: FailureReason) {
    if span != nil { return }
    if reason == .noTabBar ? action.tab != nil : action.operation.canFail(for: reason) {
      operation = action.operation
      span = action.declaredAt
    }
    if case .steps(let steps) = action.operation {
      for step in steps where span == nil { look(at: step, for: reason) }
    }
    for other in action.otherwise where span == nil { look(at: other, for: reason) }
  }
}

extension Operation {
  fileprivate func canFail(for reason: FailureReason) -> Bool {
    switch (self, reason) {
    case (.pop, .atRoot), (.popTo, .notFound), (.setAfter, .notFound), (.dismissLayer, .notFound), (.dismiss, .noModal),
      (.raise, .unhandled):
      true
    case (.push, .noStack), (.replaceTop, .noStack), (.setRoot, .noStack), (.setAfterRoot, .noStack),
      (.setAfter, .noStack), (.pop, .noStack), (.popTo, .noStack), (.popToRoot, .noStack):
      true
    default: false
    }
  }
}

private struct FailureWords {
  private let graph: RouteGraph
  private let culprit: OperationAtFault

  init(_ graph: RouteGraph, _ culprit: OperationAtFault) {
    self.graph = graph
    self.culprit = culprit
  }

  func cause(of reason: FailureReason) -> String {
    switch reason {
    case .noStack: "what is then shown has no stack to change"
    case .atRoot: "the screen is then the root of its stack, with nothing below it"
    case .notFound: "\(missing) is then not there to go back to"
    case .noModal: "no modal is then up to dismiss"
    case .noTabBar: "the tab bar is then not shown"
    case .unhandled: "nothing handles \(raised) on the screen that is then visible"
    case .raiseLoop: "it raises events without end"
    }
  }

  func help(for reason: FailureReason, isLink: Bool) -> String {
    switch reason {
    case .noStack: "present it with 'stack: true', or say in 'else' what to do there"
    case .atRoot: "say in 'else' what to do there, such as 'dismiss'"
    case .notFound: "say in 'else' what to do without it, such as to push it"
    case .noModal: "say in 'else' what to do there, such as 'pop'"
    case .noTabBar:
      isLink
        ? "add 'else: defer', so that it is kept until the app starts its tabs"
        : "say in 'else' what to do there, or handle it nearer to those screens"
    case .unhandled: "handle \(raised) in the app's transitions, or say in 'else' what to do there"
    case .raiseLoop: "let one of them end without a raise"
    }
  }

  private var missing: String {
    switch culprit.operation {
    case .popTo(let screen), .setAfter(let screen, _, _), .dismissLayer(.screen(let screen)):
      "'\(graph.qualifiedName(of: screen))'"
    case .dismissLayer(.flow(let flow)): "'\(graph.qualifiedName(of: flow))'"
    default: "it"
    }
  }

  private var raised: String {
    if case .raise(let event, _) = culprit.operation { return "'\(graph[event].name)'" }
    return "it"
  }
}
