/// The text that `--help` prints.
enum HelpText {
  static func of(_ command: CommandDeclaration) -> String {
    var text = "usage: switchyard \(command.name) [OPTION…]\(operandUsage(command))\n\n\(command.summary).\n"
    if !command.details.isEmpty { text += "\n" + command.details + "\n" }
    if command.takesSpecs {
      text += """

        SPEC is a file, or a folder: every *.routes.yaml in it or below it that no other one includes. Without SPEC:
        the 'specs' of switchyard.yaml in this folder or above it, else this folder.

        """
    }
    text += "\noptions:\n"
    text += table(
      command.options.map { option in
        [option.name == Option.help.name ? "-h, " + option.name : option.usage, option.explanation]
      })
    return text
  }

  static func ofProgram(_ commands: [any Command.Type]) -> String {
    """
    usage: switchyard COMMAND [OPTION…] [SPEC…]

    Proves things about an app's navigation, written as YAML, and generates its Swift.

    commands:
    \(table(commands.map { [$0.name, $0.declaration.summary] }))
    options:
    \(table([["-h, --help", "Show this help, or that of a command"], ["--version", "Show the version"]]))
    exit status: 0 nothing wrong; 1 findings at error level, or differences with --check; 64 wrong usage;
    66 an input cannot be read; 69 a program that is needed is missing or fails; 73 an output cannot be written;
    70 a fault of Switchyard itself

    """
  }

  private static func operandUsage(_ command: CommandDeclaration) -> String {
    switch command.operands {
    case .none: ""
    case .folder: " [FOLDER]"
    case .specs: " [SPEC…]"
    case .nameAndSpecs(let placeholder): " [" + placeholder + "] [SPEC…]"
    case .one(let placeholder, _): " " + placeholder
    }
  }

  private static func table(_ rows: [[String]]) -> String {
    TextTable(rows, indentation: "  ").text
  }
}

extension CommandDeclaration {
  fileprivate var takesSpecs: Bool {
    switch operands {
    case .specs, .nameAndSpecs: true
    case .none, .folder, .one: false
    }
  }
}
