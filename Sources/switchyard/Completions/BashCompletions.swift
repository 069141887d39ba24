/// Completes for bash 3.2 and later.
struct BashCompletions {
  private let commands: [CommandDeclaration]

  init(_ commands: [CommandDeclaration]) {
    self.commands = commands
  }

  var script: String {
    """
    # bash completion of switchyard

    # Offers words for what is being typed; with a prefix, behind the last comma of a list.
    _switchyard_words() {
      local word=$1 prefix=$2
      shift 2
      COMPREPLY=($(compgen -P "$prefix" -W "$*" -- "$word"))
    }

    _switchyard_files() {
      local IFS=$'\\n'
      type compopt >/dev/null 2>&1 && compopt -o filenames
      COMPREPLY=($(compgen "$@"))
    }

    _switchyard() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} list=
      COMPREPLY=()
      # bash takes --option=value for three words.
      if [[ $word == = ]]; then
        word=
      elif [[ $before == = ]]; then
        before=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      [[ $word == *,* ]] && list=${word%,*},
      if ((COMP_CWORD == 1)); then
        _switchyard_words "$word" "" \(commands.map(\.name).joined(separator: " ")) --help --version
        return
      fi
      case ${COMP_WORDS[1]} in
    \(commands.map(branch).joined())  esac
    }

    complete -F _switchyard switchyard

    """
  }

  private func branch(_ command: CommandDeclaration) -> String {
    var text = "    \(command.name))\n      case $before in\n"
    for option in command.options {
      guard let action = action(for: option) else { continue }
      text += "        \(option.name)) \(action); return ;;\n"
    }
    text += "      esac\n"
    text += "      if [[ $word == -* ]]; then\n"
    text += "        _switchyard_words \"$word\" \"\" \(command.options.map(\.name).joined(separator: " "))\n"
    switch command.operands {
    case .none: break
    case .folder: text += "      else\n        _switchyard_files -d -- \"$word\"\n"
    case .specs, .nameAndSpecs:
      text += "      else\n        _switchyard_files -f -X '!*.routes.yaml' -- \"$word\"\n"
      text += "        local IFS=$'\\n'\n        COMPREPLY+=($(compgen -d -- \"$word\"))\n"
    case .one(_, let choices):
      text += "      else\n        _switchyard_words \"$word\" \"\" \(choices().joined(separator: " "))\n"
    }
    return text + "      fi\n      ;;\n"
  }

  private func action(for option: Option) -> String? {
    switch option.value {
    case .none: nil
    // Nothing is offered behind it: only a spec knows.
    case .name: "COMPREPLY=()"
    case .folder, .optionalFolder: "_switchyard_files -d -- \"$word\""
    case .file: "_switchyard_files -f -- \"$word\""
    case .choice:
      option.isList
        ? "_switchyard_words \"${word##*,}\" \"$list\" \(option.choices.joined(separator: " "))"
        : "_switchyard_words \"$word\" \"\" \(option.choices.joined(separator: " "))"
    }
  }
}
