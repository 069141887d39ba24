package import SwitchyardDiagnostics
import SwitchyardModel

/// Finds types that no parameter and no payload has.
package struct UnusedType: Rule {
  package static let description = RuleDescription(
    id: "unused-type", defaultSeverity: .warning, summary: "a type that no parameter and no payload has")
  package static let basis = RuleBasis.names

  package func check(_ facts: Facts) -> [Finding] {
    let graph = facts.graph
    return graph.types.filter { !graph.uses.types[$0.id.index] }.map { type in
      Self.finding(
        "type '\(type.name)' is declared, but no parameter and no payload has it", at: type.declaredAt,
        subject: "types.\(type.name)", help: "give it to a parameter or a payload, or remove it")
    }
  }
}
