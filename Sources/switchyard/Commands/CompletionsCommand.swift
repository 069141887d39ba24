/// `switchyard completions zsh`: a script that lets a shell complete commands, options and values.
enum CompletionsCommand: Command {
  static let name = "completions"

  enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
  }

  static var declaration: CommandDeclaration {
    CommandDeclaration(
      name, "Prints a completion script for a shell",
      details: """
        bash: switchyard completions bash > ~/.local/share/bash-completion/completions/switchyard
        zsh:  switchyard completions zsh > _switchyard     in a folder of $fpath
        fish: switchyard completions fish > ~/.config/fish/completions/switchyard.fish
        """,
      operands: .one("SHELL", of: { Shell.allCases.map(\.rawValue) }))
  }

  static func run(_ arguments: Arguments, on console: Console) throws(CommandFailure) -> ExitStatus {
    let commands = Program.commands.map { $0.declaration }
    switch arguments.operands.first.flatMap(Shell.init) {
    case .bash: console.show(BashCompletions(commands).script)
    case .zsh: console.show(ZshCompletions(commands).script)
    case .fish: console.show(FishCompletions(commands).script)
    case nil: break
    }
    return .clean
  }
}
