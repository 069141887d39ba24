import SwitchyardCompiler
import SwitchyardDiagnostics
import SwitchyardEmission
import SwitchyardSpec

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
  static let fixedOutputs = Option(
    "--fixed-outputs", .none, "Write a file for each spec file and target, empty where the spec asks for none")
  static let depfile = Option("--depfile", .file, "Write what was read as a rule of a Makefile, for Make and Ninja")
  static let reporter = Option(
    "--reporter", .choice("NAME", of: ConfigurationDocument.Reporter.names, standard: "text"), "How findings are shown")
  static let check = Option("--check", .none, "Write nothing; exit with 1 and a diff where files differ")
  static let dryRun = Option("--dry-run", .none, "Write nothing; list what would be done")

  static var declaration: CommandDeclaration {
    CommandDeclaration(
      name, "Writes the Swift of specs that have no errors",
      details:
        """
        What is generated, and where it goes, can stand in switchyard.yaml; options win over what it says.

        A file that would not change is not touched. One that a former run made for the same target, and this one does not,
        is removed.

        --stubs writes your half once: for swiftui and uikit what makes the screens, else a router with one switch over
        every route. From then on it is yours. --update adds to it what is missing, wherever in DIR it stands by now, says
        what is stale, and changes nothing else.
        """,
      operands: .specs,
      options: [
        output, target, access, runtime, tests, module, stubs, router, update, fixedOutputs, depfile, reporter,
        LintCommand.baseline, check, dryRun, .watch,
      ])
  }

  static func run(_ arguments: Arguments, on console: Console) throws(CommandFailure) -> ExitStatus {
    try arguments.refuseWatch(of: [check, dryRun, depfile])
    if let name = arguments.value(of: module), !TestOptions.isModuleName(name) {
      throw .usage(
        UsageError("'\(name)' can't be the name of a module", help: "a module is named like a type: App, MyApp"))
    }
    let found = try console.check(arguments.operands, with: Compiler())
    let check = try console.compared(found, withBaseline: arguments.value(of: LintCommand.baseline))
    let overrides = overrides(arguments)
    let settings = { (spec: CheckedSpec) in check.settings(for: spec, overrides) }
    for option in [router, update] where arguments.isSet(option) {
      if !check.specs.contains(where: { settings($0).contains { $0.stubs != nil } }) {
        throw .usage(UsageError("'\(option.name)' needs '--stubs'", help: "write --stubs DIR \(option.name)"))
      }
    }
    let generation = Generation(of: check, settings: settings)
    let reporter = arguments.choice(of: reporter, as: ConfigurationDocument.Reporter.self) ?? .text
    guard !generation.report.hasErrors else {
      show([generation.report], as: reporter, on: console)
      console.say(generation.report.closingLine + "; nothing was written")
      return .findings
    }
    do throws(OutputFailure) {
      // What is only looked at keeps nobody waiting.
      let folders = arguments.isSet(GenerateCommand.check) || arguments.isSet(dryRun) ? [] : generation.folders
      return try FolderLock.holding(folders) {
        console.say("waiting for another run that writes there")
        console.flush()
      } _: { () throws(OutputFailure) in
        try carryOut(generation, of: check, as: arguments, reporter, on: console)
      }
    } catch {
      throw .unwritable(error)
    }
  }

  private static func carryOut(
    _ generation: Generation, of check: Check, as arguments: Arguments, _ reporter: ConfigurationDocument.Reporter,
    on console: Console
  ) throws(OutputFailure) -> ExitStatus {
    let plan: OutputPlan
    do throws(OutputFailure) {
      plan = try self.plan(generation, of: check, as: arguments)
    } catch {
      show([generation.report], as: reporter, on: console)
      throw error
    }
    let writes = !arguments.isSet(GenerateCommand.check) && !arguments.isSet(dryRun)
    show([generation.report] + (writes ? plan.reportsAfter : plan.reportsBefore), as: reporter, on: console)
    return try carryOut(plan, as: arguments, reporter, on: console)
  }

  private static func plan(
    _ generation: Generation, of check: Check, as arguments: Arguments
  ) throws(OutputFailure) -> OutputPlan {
    var plan = try generation.plan()
    if let path = arguments.value(of: depfile), !arguments.isSet(GenerateCommand.check) {
      let text = Depfile(outputs: generation.outputPaths, inputs: check.inputPaths).text
      try plan.addBesides(Array(text.utf8), at: path, inputs: check.inputs)
    }
    return plan
  }

  private static func overrides(_ arguments: Arguments) -> OutputOverrides {
    var overrides = OutputOverrides()
    overrides.targets = arguments.values(of: target).compactMap(EmissionTarget.init)
    overrides.folder = arguments.value(of: output)
    overrides.access = arguments.choice(of: access, as: EmissionOptions.Access.self)
    overrides.runtime = arguments.choice(of: runtime, as: EmissionOptions.Runtime.self)
    overrides.tests = arguments.choice(of: tests, as: TestOptions.Framework.self)
    overrides.module = arguments.value(of: module)
    if arguments.isSet(stubs) { overrides.stubs = .init(folder: arguments.value(of: stubs)) }
    overrides.areStubsUpdated = arguments.isSet(update)
    overrides.haveStubsRouter = arguments.isSet(router)
    overrides.areOutputsFixed = arguments.isSet(fixedOutputs)
    return overrides
  }

  private static func carryOut(
    _ plan: OutputPlan, as arguments: Arguments, _ reporter: ConfigurationDocument.Reporter, on console: Console
  ) throws(OutputFailure) -> ExitStatus {
    for note in plan.notes { console.say("note: " + note) }
    // Nothing stands beside a document.
    let show = { (text: String) in reporter.isDocument ? console.tell(text) : console.show(text) }
    if arguments.isSet(check) {
      show(plan.differences)
      console.say(plan.verdict)
      return plan.changesAnything || plan.staleCount > 0 || plan.hasUnclearFiles ? .findings : .clean
    }
    if arguments.isSet(dryRun) {
      show(plan.listing)
    } else {
      try plan.carryOut()
      console.say(plan.progress)
    }
    return plan.hasUnclearFiles ? .findings : .clean
  }

  private static func show(_ reports: [Report], as reporter: ConfigurationDocument.Reporter, on console: Console) {
    var findings = ""
    reporter.reporter(console.style).write(Report(joining: reports), to: &findings)
    console.show(findings)
  }
}
