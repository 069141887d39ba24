/// Finds the command that is meant and runs it.
enum Program {
  static let version = "0.1.0"

  static var commands: [any Command.Type] {
    [
      GenerateCommand.self, LintCommand.self, GraphCommand.self, TraceCommand.self, SimulateCommand.self,
      LinksCommand.self, RulesCommand.self, ExplainCommand.self, InitCommand.self, CompletionsCommand.self,
    ]
  }

  static func run(_ words: ArraySlice<String>, on console: Console) -> ExitStatus {
    guard let word = words.first else {
      return fail(.usage(UsageError("no command is given")), in: nil, on: console)
    }
    switch word {
    case "help" where words.count > 1:
      return run([words[words.startIndex + 1], Option.help.name], on: console)
    case "--help", "-h", "help":
      console.show(HelpText.ofProgram(commands))
      return .clean
    case "--version":
      console.show(version + "\n")
      return .clean
    default: break
    }
    guard let command = commands.first(where: { $0.name == word }) else {
      return fail(unknown(word), in: nil, on: console)
    }
    return run(command, words.dropFirst(), on: console)
  }

  private static func run(_ command: any Command.Type, _ words: ArraySlice<String>, on console: Console) -> ExitStatus {
    let declaration = command.declaration
    let arguments: Arguments
    do throws(UsageError) {
      arguments = try Arguments(words, of: declaration)
    } catch {
      return fail(.usage(error), in: declaration.name, on: console)
    }
    if arguments.isSet(.help) {
      console.show(HelpText.of(declaration))
      return .clean
    }
    do throws(CommandFailure) {
      return arguments.isSet(.watch)
        ? try Watching(command, arguments).run(on: console) : try command.run(arguments, on: console)
    } catch {
      return fail(error, in: declaration.name, on: console)
    }
  }

  private static func unknown(_ word: String) -> CommandFailure {
    word.hasPrefix("-")
      ? .usage(.unknown("option", word, among: ["--help", "--version"]))
      : .usage(.unknown("command", word, among: commands.map { $0.name }))
  }

  /// Says why a command could not do what it was told.
  @discardableResult
  static func fail(_ failure: CommandFailure, in command: String?, on console: Console) -> ExitStatus {
    let messages = failure.messages
    for message in messages.dropLast() { console.complain(message) }
    if let last = messages.last { console.complain(last, help: failure.help(for: command)) }
    return failure.status
  }
}
