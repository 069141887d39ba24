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
      let culprit = facts.behaviour.culprit(of: transition, reason) ?? element.transition.action
      return finding(element, culprit, reason, isAlways: isAlways, evidence, facts)
    }
  }

  private func finding(
    _ element: TransitionElement, _ culprit: Action, _ reason: FailureReason, isAlways: Bool,
    _ evidence: Finding.Evidence, _ facts: Facts
  ) -> Finding {
    let graph = facts.graph
    let words = FailureWords(
      graph, culprit.operation, isLaterStep: culprit.declaredAt != element.transition.action.firstOperation.declaredAt)
    return Finding(
      rule: Self.description, severity: isAlways ? .error : .warning,
      message: "\(graph.name(of: element)) \(isAlways ? "always fails" : "can fail"): \(words.cause(of: reason))",
      span: culprit.declaredAt, subject: element.place.path(in: graph), reason: reason.rawValue,
      help: words.help(for: reason, isLink: element.isOfLink), evidence: evidence)
  }
}

private struct FailureWords {
  private let graph: RouteGraph
  private let operation: Operation
  /// Whether steps come before it, so that it acts on another screen than that which is shown.
  private let isLaterStep: Bool

  init(_ graph: RouteGraph, _ operation: Operation, isLaterStep: Bool) {
    self.graph = graph
    self.operation = operation
    self.isLaterStep = isLaterStep
  }

  func cause(of reason: FailureReason) -> String {
    switch reason {
    case .noStack:
      isLaterStep
        ? "what the steps before it leave visible has no stack to change" : "what is then shown has no stack to change"
    case .atRoot: "the screen is then the root of its stack, with nothing below it"
    case .notFound:
      isDismissal ? "no layer that shows \(missing) is then up" : "\(missing) is then not on the stack to go back to"
    case .noModal: "no modal is then up to dismiss"
    case .noTabBar: "the app is then not in its tabs"
    case .unhandled: "nothing handles \(raised) on the screen that is then visible"
    case .raiseLoop: "it raises events without end"
    }
  }

  func help(for reason: FailureReason, isLink: Bool) -> String {
    switch reason {
    case .noStack where isPop:
      "use 'dismiss' there: as the operation, or in 'else' where it is only sometimes so"
    case .noStack:
      graph.tabs.allSatisfy(\.hasStack)
        ? "present what is shown there with 'stack: true', or say in 'else' what to do there"
        : "give what is shown there a stack, or say in 'else' what to do there"
    case .atRoot: "say in 'else' what to do there, such as 'dismiss'"
    case .notFound:
      isDismissal
        ? "use 'dismiss' or 'dismissAll', or say in 'else' what to do without it"
        : "say in 'else' what to do without it, such as to push it"
    case .noModal: "say in 'else' what to do there, such as 'pop'"
    case .noTabBar:
      isLink
        ? "add 'else: defer', so that it is kept until the app starts its tabs"
        : "say in 'else' what to do there, or handle it nearer to those screens"
    case .unhandled: "handle \(raised) in the app's transitions, or say in 'else' what to do there"
    case .raiseLoop: "let one of them end without a raise"
    }
  }

  private var isPop: Bool {
    switch operation {
    case .pop, .popTo, .popToRoot: true
    default: false
    }
  }

  private var isDismissal: Bool {
    if case .dismissLayer = operation { true } else { false }
  }

  private var missing: String {
    switch operation {
    case .popTo(let screen), .setAfter(let screen, _, _), .dismissLayer(.screen(let screen)):
      "'\(graph.qualifiedName(of: screen))'"
    case .dismissLayer(.flow(let flow)): "'\(graph.qualifiedName(of: flow))'"
    default: "it"
    }
  }

  private var raised: String {
    if case .raise(let event, _) = operation { return "'\(graph[event].name)'" }
    return "it"
  }
}

extension Action {
  /// The operation that is done first.
  fileprivate var firstOperation: Action {
    if case .steps(let steps) = operation, let first = steps.first { return first.firstOperation }
    return self
  }
}
