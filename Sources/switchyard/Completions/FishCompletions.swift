/// Completes for fish.
struct FishCompletions {
  private let commands: [CommandDeclaration]

  init(_ commands: [CommandDeclaration]) {
    self.commands = commands
  }

  var script: String {
    var text = "# fish completion of switchyard\n\ncomplete -c switchyard -f\n"
    text += "complete -c switchyard -n __fish_use_subcommand -s h -l help -d 'Show help'\n"
    text += "complete -c switchyard -n __fish_use_subcommand -l version -d 'Show the version'\n"
    for command in commands {
      text += "\ncomplete -c switchyard -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))\n"
      let condition = "complete -c switchyard -n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.options { text += "\(condition) \(arguments(for: option))\n" }
      if let operands = operands(of: command) { text += "\(condition) \(operands)\n" }
    }
    return text
  }

  private func arguments(for option: Option) -> String {
    let short = option.name == Option.help.name ? "-s h " : ""
    let name = short + "-l \(option.name.dropFirst(2)) "
    let description = "-d \(quoted(option.summary))"
    switch option.value {
    case .none: return name + description
    case .name: return name + "-x " + description
    case .folder: return name + "-x -a '(__fish_complete_directories)' " + description
    case .optionalFolder: return name + "-a '(__fish_complete_directories)' " + description
    case .file: return name + "-r -F " + description
    case .choice: return name + "-x -a \(quoted(option.choices.joined(separator: " "))) " + description
    }
  }

  private func operands(of command: CommandDeclaration) -> String? {
    switch command.operands {
    case .none: nil
    case .folder: "-a '(__fish_complete_directories)'"
    case .specs, .nameAndSpecs: "-k -a '(__fish_complete_suffix .routes.yaml)'"
    case .one(_, let choices): "-a \(quoted(choices().joined(separator: " ")))"
    }
  }
}

/// A word between single quotes; fish reads a backslash before a quote there.
private func quoted(_ text: String) -> String {
  "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
}
