package import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSimulation

/// Finds alternatives of a list that are never taken, such as one behind another that always holds.
package struct DeadAlternative: Rule {
  package static let description = RuleDescription(
    id: "dead-alternative", defaultSeverity: .warning, summary: "an alternative of a list that is never taken")
  package static let basis = RuleBasis.transitions

  package func check(_ facts: Facts) -> [Finding] {
    let program = facts.behaviour.program
    var findings: [Finding] = []
    for handler in program.handlers where handler.count > 1 {
      let all = handler.first..<handler.first + handler.count
      guard all.contains(where: { facts.behaviour.isChosen($0) }) else { continue }
      findings += all.filter { !facts.behaviour.isChosen($0) }.map { finding(for: $0, facts) }
    }
    return findings
  }

  private func finding(for transition: Program.TransitionID, _ facts: Facts) -> Finding {
    let graph = facts.graph
    let element = facts.behaviour.program.element(of: transition, in: graph)
    let earlier = element.alternatives[..<element.place.alternative].first { $0.condition.isEmpty }
    let isCondition = !element.transition.condition.isEmpty
    let cause =
      if earlier != nil {
        "one before it has no condition and is always taken"
      } else if element.place.alternative == 0 {
        "its condition contradicts itself, or what was asked before"
      } else if isCondition {
        "its condition never holds where those before it do not"
      } else {
        "one of those before it always holds"
      }
    return Self.finding(
      "alternative \(element.transition.index + 1) of \(graph.name(of: element)) is never taken: \(cause)",
      at: element.transition.declaredAt, subject: element.place.path(in: graph),
      notes: earlier.map { [Finding.Note("this one is always taken", at: $0.declaredAt)] } ?? [],
      help: help(for: element, isBehindOneWithoutCondition: earlier != nil))
  }

  private func help(for element: TransitionElement, isBehindOneWithoutCondition: Bool) -> String {
    guard isBehindOneWithoutCondition else {
      return element.transition.condition.isEmpty
        ? "remove it, or mend their conditions" : "remove it, or mend its condition"
    }
    if element.alternatives.contains(where: { !$0.condition.isEmpty }) { return "put it first, or remove it" }
    return "a list holds alternatives: to do all of them, write '{ steps: [ … ] }'; or give those before it a 'when'"
  }
}
