import SwitchyardDiagnostics

/// A command line that cannot be understood, and what was probably meant: exit status 64.
struct UsageError: Error {
  let message: String
  /// What may be meant, the likeliest first.
  let suggestions: [String]
  /// What to do, where it is not to ask for the command's help.
  let help: String?

  init(_ message: String, suggestions: [String] = [], help: String? = nil) {
    self.message = message
    self.suggestions = suggestions
    self.help = help
  }

  static func unknown(_ kind: String, _ name: String, among names: [String], help: String? = nil) -> UsageError {
    UsageError("unknown \(kind) '\(name)'", suggestions: NearestName(to: name).likely(among: names), help: help)
  }

  /// Reports are shown by a `--reporter`, and what else a command answers in a `--format`: who writes one means the other.
  static func unknownOption(_ name: String, among names: [String]) -> UsageError {
    let otherName = ["--reporter": "--format", "--format": "--reporter"][name]
    if let otherName, names.contains(otherName) {
      return UsageError("unknown option '\(name)'", suggestions: [otherName])
    }
    return unknown("option", name, among: names)
  }

  static func valueNeeded(by option: Option) -> UsageError {
    UsageError("'\(option.name)' needs a value: \(option.usage)", help: option.help)
  }

  static func noValueTaken(by option: Option) -> UsageError {
    UsageError("'\(option.name)' takes no value")
  }

  /// `unknown option '--ouput'; did you mean '--output'?`
  var text: String {
    let names = suggestions.map { "'\($0)'" }.joined(separator: " or ")
    return message.printable + (names.isEmpty ? "" : "; did you mean \(names)?")
  }
}

/// How to find out what can stand for a placeholder: the values where they are few, or what lists them.
func help(on placeholder: String, among choices: [String]) -> String? {
  guard placeholder != "RULE" else { return "'switchyard rules' lists them all" }
  guard choices.count <= 8, let last = choices.last else { return nil }
  let others = choices.dropLast().joined(separator: ", ")
  return "write " + (others.isEmpty ? last : others + " or " + last)
}
