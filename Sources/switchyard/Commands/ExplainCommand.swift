import SwitchyardCompiler
import SwitchyardDiagnostics

/// `switchyard explain unreachable-screen`: the rule's page, with examples and how to mend them.
enum ExplainCommand: Command {
  static let name = "explain"

  static var declaration: CommandDeclaration {
    CommandDeclaration(
      name, "Says what a rule finds, why it matters and how to mend it",
      operands: .one("RULE", of: { (RuleCatalogue.all + StubRules.all).map(\.id) }))
  }

  static func run(_ arguments: Arguments, on console: Console) throws(CommandFailure) -> ExitStatus {
    for rule in RuleCatalogue.all + StubRules.all where rule.id == arguments.operands.first {
      console.show(RuleCatalogue.page(of: rule))
    }
    return .clean
  }
}
