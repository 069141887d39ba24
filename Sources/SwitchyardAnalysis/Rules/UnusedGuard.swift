package import SwitchyardDiagnostics
import SwitchyardModel

/// Finds guards that no `when` asks.
package struct UnusedGuard: Rule {
  package static let description = RuleDescription(
    id: "unused-guard", defaultSeverity: .warning, summary: "a guard that no `when` asks")
  package static let basis = RuleBasis.names

  package func check(_ facts: Facts) -> [Finding] {
    let graph = facts.graph
    return graph.guards.filter { !graph.uses.guards[$0.id.index] }.map { condition in
      Self.finding(
        "guard '\(condition.name)' is declared, but no 'when' asks it", at: condition.declaredAt,
        subject: "guards.\(condition.name)", help: "ask it in a 'when', or remove it")
    }
  }
}
