import SwitchyardCompiler
import SwitchyardDiagnostics
import SwitchyardEmission

/// `switchyard generate`: a spec's Swift, written beside it or where it is wanted.
enum GenerateCommand: Command {
  static let name = "generate"

  static let output = Option("--output", .folder, "Where the files go, instead of beside the spec")
  static let target = Option(
    "--target", .choice("NAME", of: { EmissionTarget.offered.map(\.rawValue) }, standard: "core"), isList: true,
    "What is generated; core always is")
  static let access = Option(
    "--access", .choice("LEVEL", of: { EmissionOptions.Access.allCases.map(\.rawValue) }, standard: "internal"),
    "How far the declarations can be seen")
  static let runtime = Option(
    "--runtime", .choice("MODE", of: { EmissionOptions.Runtime.allCases.map(\.rawValue) }, standard: "import"),
    "Import the runtime, or write it beside the rest")
  static let stubs = Option("--stubs", .folder, "Write files for you to go on with, where they are missing")
  static let check = Option("--check", .none, "Write nothing; exit with 1 and a diff where files differ")
  static let dryRun = Option("--dry-run", .none, "Write nothing; list what would be done")

  static var declaration: CommandDeclaration {
    CommandDeclaration(
      name, "Writes the Swift of specs that have no errors",
      details:
        "A file that would not change is not touched. One that a former run made, and this one does not, is removed.",
      operands: .specs, options: [output, target, access, runtime, stubs, check, dryRun])
  }

  static func run(_ arguments: Arguments, on console: Console) throws(CommandFailure) -> ExitStatus {
    let check = try console.check(arguments.operands, with: Compiler())
    let generation = Generation(of: check, settings: settings(arguments))
    var findings = ""
    TextReporter(style: console.style).write(generation.report, to: &findings)
    console.show(findings)
    guard !generation.report.hasErrors else {
      console.say(generation.report.closingLine + "; nothing was written")
      return .findings
    }
    do throws(OutputFailure) {
      return try carryOut(generation.plan(), as: arguments, on: console)
    } catch {
      throw .unwritable(error)
    }
  }

  private static func settings(_ arguments: Arguments) -> GenerationSettings {
    GenerationSettings(
      emission: EmissionOptions(
        access: arguments.choice(of: access, as: EmissionOptions.Access.self) ?? .internal,
        runtime: arguments.choice(of: runtime, as: EmissionOptions.Runtime.self) ?? .import,
        targets: arguments.values(of: target).compactMap(EmissionTarget.init)),
      outputFolder: arguments.value(of: output), stubFolder: arguments.value(of: stubs))
  }

  private static func carryOut(_ plan: OutputPlan, as arguments: Arguments, on console: Console) throws(OutputFailure)
    -> ExitStatus
  {
    if arguments.isSet(check) {
      console.show(plan.differences)
      console.say(plan.verdict)
      return plan.changesAnything ? .findings : .clean
    }
    if arguments.isSet(dryRun) {
      console.show(plan.listing)
    } else {
      try plan.carryOut()
      console.say(plan.progress)
    }
    return .clean
  }
}
