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

  static let baseline = Option(
    "--baseline", .file, "Findings that stand in this file are known, and fail nothing; what no longer applies is said")
  static let writeBaseline = Option(
    "--write-baseline", .none, "Write all that is found into the baseline, and nothing that is not")
  static let showKnown = Option("--show-known", .none, "Show known findings, too, with text")

  static var declaration: CommandDeclaration {
    CommandDeclaration(
      name, "Checks specs against every rule",
      details:
        """
        switchyard.yaml, in the folder of a spec or above it, can turn rules off or change how grave they are, and say how
        findings are shown; options win over what it says.

        A baseline is for adopting Switchyard, or a new rule, in an app that has findings: switchyard lint --baseline FILE
        --write-baseline writes it, from then on only what is new fails.
        """,
      operands: .specs, options: [reporter, output, strict, only, skip, baseline, writeBaseline, showKnown, .watch])
  }

  static func run(_ arguments: Arguments, on console: Console) throws(CommandFailure) -> ExitStatus {
    try arguments.refuseWatch(of: [writeBaseline])
    if arguments.isSet(writeBaseline) { try refuseFile(among: arguments.operands) }
    let compiler = Compiler(only: arguments.values(of: only), skipped: arguments.values(of: skip))
    let found = try console.check(arguments.operands, with: compiler)
    let known = arguments.value(of: baseline)
    if arguments.isSet(writeBaseline), try !console.writeBaseline(of: found, to: known) {
      console.say(
        found.report.closingLine + hidden(found) + "; no baseline was written: some of this hides what else there is")
      return .findings
    }
    let check = try console.compared(found, withBaseline: known)
    var text = ""
    let path = arguments.value(of: output) ?? check.reportPath
    let name = arguments.choice(of: reporter, as: ConfigurationDocument.Reporter.self) ?? check.reporter ?? .text
    let style = path == nil ? console.style : .plain
    let isKnownShown = arguments.isSet(showKnown) && name == .text
    let reporter = isKnownShown ? TextReporter(style: style, showsKnown: true) : name.reporter(style)
    reporter.write(check.report, to: &text)
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

  /// `--write-baseline known.json`, where another option names the file.
  private static func refuseFile(among operands: [String]) throws(CommandFailure) {
    guard let file = operands.first(where: { $0.hasSuffix(".json") }) else { return }
    let help = "write \(baseline.name) \(file) \(writeBaseline.name)"
    throw .usage(UsageError("'\(writeBaseline.name)' takes no file", help: help))
  }

  /// Errors that `--only` and `--skip` leave out: they may well be why nothing else was found.
  private static func hidden(_ check: Check) -> String {
    check.hiddenErrors == 0 ? "" : "; " + counted(check.hiddenErrors, "error") + " of rules that were not asked for"
  }
}
