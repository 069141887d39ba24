import SwitchyardCompiler
import SwitchyardDiagnostics

/// `switchyard trace post`: the shortest way from launch to a screen.
enum TraceCommand: Command {
  static let name = "trace"

  enum Format: String, CaseIterable {
    case text
    case json
  }

  static let event = Option("--event", .name("EVENT"), "Say what becomes of an event there")
  static let stack = Option(
    "--to-stack", .name("SCREEN"), isList: true, "Go on until the visible stack is exactly this, the root first")
  static let spec = Option("--spec", .file, "The spec to look in")
  static let format = Option(
    "--format", .choice("FORMAT", of: { Format.allCases.map(\.rawValue) }, standard: "text"), "How the way is shown")

  static var declaration: CommandDeclaration {
    CommandDeclaration(
      name, "Shows the shortest way from launch to a screen",
      details: """
        switchyard trace post                      until post is visible
        switchyard trace post --event openChat     and what openChat does there, whatever the guards answer
        switchyard trace --to-stack feed,post      until nothing but these two is on the stack
        switchyard trace post --format json | switchyard simulate App.routes.yaml --actions -
        """,
      operands: .nameAndSpecs("SCREEN"), options: [event, stack, spec, format])
  }

  static func run(_ arguments: Arguments, on console: Console) throws(CommandFailure) -> ExitStatus {
    let request = WayRequest(
      screen: arguments.names.first, event: arguments.value(of: event), stack: arguments.values(of: stack))
    guard request != WayRequest() else {
      throw .usage(UsageError("'trace' needs a SCREEN, an '--event' or a '--to-stack'"))
    }
    let specs = arguments.specs + arguments.values(of: spec)
    let check = try console.check(specs, with: Compiler(skipped: RuleCatalogue.idsOfAnalysis(but: Check.ruleOfWays)))
    if check.specs.isEmpty {
      console.say(errorsOf: check.report)
      throw .noSpecs
    }
    do throws(WayFault) {
      let (way, spec) = try check.way(to: request)
      show(way, as: arguments.choice(of: format, as: Format.self) ?? .text, on: console)
      return console.say(errorsOf: check.report(on: spec), besides: [Check.ruleOfWays]) == 0 ? .clean : .findings
    } catch {
      // What is wrong with a spec may be why there is no way.
      console.say(errorsOf: check.report, besides: [Check.ruleOfWays])
      throw .noWay(error)
    }
  }

  private static func show(_ way: Way, as format: Format, on console: Console) {
    switch format {
    case .text:
      console.show("how: " + way.how.printable + "\nnow: " + way.now.printable + "\n")
      for answer in way.answers {
        let now = answer.now.map { "; then: " + $0.printable } ?? ""
        console.show(answer.event.printable + ": " + answer.outcome.printable + now + "\n")
      }
    case .json:
      for action in way.actions + way.answers.prefix(1).map(\.action) { console.show(action.compactText + "\n") }
    }
  }
}
