package import SwitchyardDiagnostics
import SwitchyardModel

/// Finds groups of so many screens that the Swift compiler is about to give up on the switches over them: it does near
/// 600 cases.
package struct LargeGroup: Rule {
  package static let description = RuleDescription(
    id: "large-group", defaultSeverity: .warning, summary: "more than 400 screens in one group of the generated code")
  package static let basis = RuleBasis.nothing

  private static let limit = 400

  package func check(_ facts: Facts) -> [Finding] {
    facts.graph.modules.filter { $0.screens.count > Self.limit }.map { module in
      Self.finding(
        message(module), at: module.declaredAt, subject: nil,
        help: "move screens that belong together to a file of their own that says 'module: Name', and include it")
    }
  }

  private func message(_ module: Module) -> String {
    let group = module.name.map { "module '\($0)'" } ?? "the group of files without a module"
    return "\(group) has \(module.screens.count) screens, more than the \(Self.limit) that a Swift switch bears well"
  }
}
