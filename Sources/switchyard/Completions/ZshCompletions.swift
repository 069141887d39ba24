/// Completes for zsh, as a function in `$fpath` or as a script that is read at start.
struct ZshCompletions {
  private let commands: [CommandDeclaration]

  init(_ commands: [CommandDeclaration]) {
    self.commands = commands
  }

  var script: String {
    """
    #compdef switchyard

    _switchyard() {
      local context state state_descr line
      typeset -A opt_args
      local -a commands
      commands=(
    \(commands.map { "    \(quoted("\($0.name):\($0.summary)"))\n" }.joined())  )
      _arguments -C \\
        '(- *)'{-h,--help}'[Show help]' '(- *)--version[Show the version]' \\
        '1:command:->command' '*::argument:->argument'
      case $state in
        command) _describe command commands ;;
        argument)
          case $words[1] in
    \(commands.map(branch).joined())      esac
          ;;
      esac
    }

    if [[ $funcstack[1] == _switchyard ]]; then
      _switchyard "$@"
    else
      compdef _switchyard switchyard
    fi

    """
  }

  private func branch(_ command: CommandDeclaration) -> String {
    let specs = command.options.map(specification) + operands(of: command)
    return "        \(command.name))\n          _arguments \\\n            "
      + specs.joined(separator: " \\\n            ") + "\n          ;;\n"
  }

  private func specification(_ option: Option) -> String {
    let name = (option.isList ? "*" : "") + option.name
    let summary = "[" + escaped(option.summary) + "]"
    switch option.value {
    case .none: return quoted(name + summary)
    case .name(let placeholder): return quoted(name + "=" + summary + ":" + placeholder.lowercased() + ": ")
    case .folder: return quoted(name + "=" + summary + ":folder:_files -/")
    case .optionalFolder: return quoted(name + "=" + summary + "::folder:_files -/")
    case .file: return quoted(name + "=" + summary + ":file:_files")
    case .choice:
      let words = option.choices.joined(separator: " ")
      let action = option.isList ? "_values -s , value \(words)" : "(\(words))"
      return quoted(name + "=" + summary + ":value:" + action)
    }
  }

  private func operands(of command: CommandDeclaration) -> [String] {
    switch command.operands {
    case .none: []
    case .folder: [quoted("1:folder:_files -/")]
    case .specs, .nameAndSpecs: [quoted("*:spec:_files -g \"*.routes.yaml(-.)\"")]
    case .one(let placeholder, let choices):
      [quoted("1:\(placeholder.lowercased()):(\(choices().joined(separator: " ")))")]
    }
  }

  /// What would end a description within `_arguments`.
  private func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}

/// A word between single quotes, as every POSIX shell reads it.
private func quoted(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}
