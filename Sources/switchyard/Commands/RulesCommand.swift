import SwitchyardCompiler
import SwitchyardDiagnostics

/// `switchyard rules`: what can be found, and how grave it is.
enum RulesCommand: Command {
  static let name = "rules"

  enum Format: String, CaseIterable {
    case table
    case json
  }

  static let format = Option(
    "--format", .choice("FORMAT", of: { Format.allCases.map(\.rawValue) }, standard: "table"), "How the rules are shown"
  )

  static var declaration: CommandDeclaration {
    CommandDeclaration(name, "Lists every rule with its default severity", options: [format])
  }

  static func run(_ arguments: Arguments, on console: Console) throws(CommandFailure) -> ExitStatus {
    switch arguments.choice(of: format, as: Format.self) ?? .table {
    case .table: console.show(table)
    case .json: console.show(json.indentedText)
    }
    return .clean
  }

  private static var table: String {
    TextTable(RuleCatalogue.all.map { [$0.id, severity(of: $0), $0.summary] }).text
  }

  private static var json: JSONValue {
    [
      "version": 1,
      "rules": .array(
        RuleCatalogue.all.map {
          ["rule": .string($0.id), "severity": .string(severity(of: $0)), "summary": .string($0.summary)]
        }),
    ]
  }

  private static func severity(of rule: RuleDescription) -> String {
    rule.defaultSeverity?.rawValue ?? "off"
  }
}
