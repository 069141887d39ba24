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
    let isWatched = console.inputs != nil
    while true {
      if let status = try GenerateRun(arguments, on: console, isWatched: isWatched).attempt() { return status }
    }
  }

  /// What the options say, which wins over `switchyard.yaml`.
  static func overrides(_ arguments: Arguments) -> OutputOverrides {
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
}
