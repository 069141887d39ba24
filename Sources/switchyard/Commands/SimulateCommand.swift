import SwitchyardCompiler
import SwitchyardDiagnostics
import SwitchyardSimulation

/// `switchyard simulate`: what an app does with actions, each answered as soon as it is read.
enum SimulateCommand: Command {
  static let name = "simulate"

  static let actions = Option("--actions", .file, "Read the actions from a file; '-' is standard input")
  static let interactive = Option("--interactive", .none, "Show what can be done, and read what is chosen")
  static let format = Option(
    "--format", .choice("FORMAT", of: { ResultFormat.allCases.map(\.rawValue) }, standard: "json"),
    "How results are shown, interactively as text")

  static var declaration: CommandDeclaration {
    CommandDeclaration(
      name, "Runs the app of a spec: actions in, outcomes and states out",
      details: """
        An action is one line of JSON:
          {"launch":true}   {"event":"openPost","payload":{"id":42}}   {"back":true}   {"swipe":true}
          {"tapTab":"feed"} {"link":"app://posts/42"} {"external":"sessionExpired"} {"restore":STATE}
        with "guards":{"isSignedIn":true} for the answers while it is handled. On a terminal, without --actions,
        an interactive session begins.
        """,
      operands: .specs, options: [actions, interactive, format])
  }

  static func run(_ arguments: Arguments, on console: Console) throws(CommandFailure) -> ExitStatus {
    let check = try console.check(arguments.operands, with: Compiler(skipped: RuleCatalogue.idsOfAnalysis()))
    let spec = try console.onlySpec(of: check, for: name)
    console.say(errorsOf: check.report)
    guard let simulator = Simulator(spec.graph) else {
      console.complain(spec.lackOfStart.printable + ": there is nothing to simulate")
      return .findings
    }
    let path = arguments.value(of: actions)
    do throws(InputFailure) {
      var lines = try LineInput(path: path == "-" ? nil : path)
      if arguments.isSet(interactive) || path == nil && LineInput.isTerminal {
        let format = arguments.choice(of: format, as: ResultFormat.self) ?? .text
        try console.converse(InteractiveSession(simulator, format: format), reading: &lines)
      } else {
        let name = path.flatMap { $0 == "-" ? nil : $0 } ?? "<stdin>"
        let format = arguments.choice(of: format, as: ResultFormat.self) ?? .json
        let session = ScriptSession(simulator, name: name, format: format)
        guard try console.answer(session, reading: &lines) else { return .findings }
      }
    } catch {
      throw .unreadable([error])
    }
    return check.report.hasErrors ? .findings : .clean
  }
}
