import SwitchyardCompiler
import SwitchyardDiagnostics
import SwitchyardEmission

/// `switchyard generate`: a spec's Swift, written beside it or where it is wanted.
enum GenerateCommand: Command {
  static let name = "generate"

  static let output = Option("--output", .folder, "Where the files go, instead of beside the spec")
  static let target = Option(
    "--target", .choice("NAME", of: { EmissionTarget.allCases.map(\.rawValue) }, standard: "core"), isList: true,
    "What is generated; core always is, but where it is tests alone")
  static let access = Option(
    "--access", .choice("LEVEL", of: { EmissionOptions.Access.allCases.map(\.rawValue) }, standard: "internal"),
    "How far the declarations can be seen")
  static let runtime = Option(
    "--runtime", .choice("MODE", of: { EmissionOptions.Runtime.allCases.map(\.rawValue) }, standard: "import"),
    "Import the runtime, or write it beside the rest")
  static let tests = Option(
    "--tests", .choice("LIBRARY", of: { TestOptions.Framework.allCases.map(\.rawValue) }, standard: "swift-testing"),
    "What the tests are written with")
  static let module = Option(
    "--module", .name("NAME"), "The app's module, which the tests import; without it, called like the spec")
  static let stubs = Option(
    "--stubs", .optionalFolder, "Write files for you to go on with, where they are missing; beside the rest without DIR"
  )
  static let router = Option(
    "--router", .none, "With --stubs: a router with one switch over every route, beside what a target asks for")
  static let update = Option("--update", .none, "With --stubs: add to those that are there what is missing in them")
  static let check = Option("--check", .none, "Write nothing; exit with 1 and a diff where files differ")
  static let dryRun = Option("--dry-run", .none, "Write nothing; list what would be done")

  static var declaration: CommandDeclaration {
    CommandDeclaration(
      name, "Writes the Swift of specs that have no errors",
      details:
        """
        A file that would not change is not touched. One that a former run made for the same target, and this one does not,
        is removed.

        --stubs writes your half once: for swiftui and uikit what makes the screens, else a router with one switch over
        every route. From then on it is yours. --update adds to it what is missing, wherever in DIR it stands by now, says
        what is stale, and changes nothing else.
        """,
      operands: .specs,
      options: [output, target, access, runtime, tests, module, stubs, router, update, check, dryRun])
  }

  static func run(_ arguments: Arguments, on console: Console) throws(CommandFailure) -> ExitStatus {
    for option in [router, update] where arguments.isSet(option) && !arguments.isSet(stubs) {
      throw .usage(UsageError("'\(option.name)' needs '--stubs'", help: "write --stubs DIR \(option.name)"))
    }
    if let name = arguments.value(of: module), !TestOptions.isModuleName(name) {
      throw .usage(
        UsageError("'\(name)' can't be the name of a module", help: "a module is named like a type: App, MyApp"))
    }
    let check = try console.check(arguments.operands, with: Compiler())
    let generation = Generation(of: check, settings: settings(arguments))
    show(generation.report, on: console)
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
        targets: arguments.values(of: target).compactMap(EmissionTarget.init),
        tests: TestOptions(
          framework: arguments.choice(of: tests, as: TestOptions.Framework.self) ?? .swiftTesting,
          module: arguments.value(of: module))),
      outputFolder: arguments.value(of: output),
      stubs: arguments.isSet(stubs) ? stubSettings(arguments) : nil)
  }

  private static func stubSettings(_ arguments: Arguments) -> GenerationSettings.Stubs {
    .init(
      folder: arguments.value(of: stubs), areUpdated: arguments.isSet(update), haveRouter: arguments.isSet(router))
  }

  private static func carryOut(_ plan: OutputPlan, as arguments: Arguments, on console: Console) throws(OutputFailure)
    -> ExitStatus
  {
    let writes = !arguments.isSet(check) && !arguments.isSet(dryRun)
    show(writes ? plan.reportAfter : plan.reportBefore, on: console)
    for note in plan.notes { console.say("note: " + note) }
    if arguments.isSet(check) {
      console.show(plan.differences)
      console.say(plan.verdict)
      return plan.changesAnything || plan.staleCount > 0 || plan.reportBefore.hasErrors ? .findings : .clean
    }
    if writes {
      try plan.carryOut()
      console.say(plan.progress)
    } else {
      console.show(plan.listing)
    }
    return plan.reportBefore.hasErrors ? .findings : .clean
  }

  private static func show(_ report: Report, on console: Console) {
    var findings = ""
    TextReporter(style: console.style).write(report, to: &findings)
    console.show(findings)
  }
}
