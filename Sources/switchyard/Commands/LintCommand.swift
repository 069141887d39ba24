import SwitchyardCompiler
import SwitchyardDiagnostics
import SwitchyardSpec

/// `switchyard lint`: everything that is wrong with a spec.
enum LintCommand: Command {
  static let name = "lint"

  static let reporter = Option(
    "--reporter", .choice("NAME", of: ConfigurationDocument.Reporter.names, standard: "text"), "How findings are shown")
  static let output = Option("--output", .file, "Write the report to a file, not to standard output")
  static let strict = Option("--strict", .none, "Exit with 1 for warnings, too")

  static let only = Option(
    "--only", .choice("RULE", of: { RuleCatalogue.all.map(\.id) }), isList: true, "Show findings of these rules alone")
  static let skip = Option(
    "--skip", .choice("RULE", of: { RuleCatalogue.all.map(\.id) }), isList: true, "Leave out findings of these rules")

  static var declaration: CommandDeclaration {
    CommandDeclaration(
      name, "Checks specs against every rule",
      details:
        """
        switchyard.yaml, in the folder of a spec or above it, can turn rules off or change how grave they are, and say how
        findings are shown; options win over what it says.
        """,
      operands: .specs, options: [reporter, output, strict, only, skip])
  }

  static func run(_ arguments: Arguments, on console: Console) throws(CommandFailure) -> ExitStatus {
    let compiler = Compiler(only: arguments.values(of: only), skipped: arguments.values(of: skip))
    let check = try console.check(arguments.operands, with: compiler)
    var text = ""
    let path = arguments.value(of: output) ?? check.reportPath
    let name = arguments.choice(of: reporter, as: ConfigurationDocument.Reporter.self) ?? check.reporter ?? .text
    name.reporter(path == nil ? console.style : .plain).write(check.report, to: &text)
    try console.show(text, in: path, of: check)
    for spec in check.specs where spec.isCutShort {
      console.say(
        "switchyard: warning: '\(spec.path.printable)' can do more than could be followed: "
          + "what is found is true, but there may be more")
    }
    console.say(check.report.closingLine + hidden(check))
    let isStrict = arguments.isSet(strict) && !check.report.findings.isEmpty
    return check.report.hasErrors || isStrict || check.hasStrictFindings ? .findings : .clean
  }

  /// Errors that `--only` and `--skip` leave out: they may well be why nothing else was found.
  private static func hidden(_ check: Check) -> String {
    check.hiddenErrors == 0 ? "" : "; " + counted(check.hiddenErrors, "error") + " of rules that were not asked for"
  }
}
