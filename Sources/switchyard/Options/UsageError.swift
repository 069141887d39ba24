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
    UsageError("unknown \(kind) '\(name)'", suggestions: names.likely(for: name), help: help)
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

extension [String] {
  /// The name that is nearest, or else those of which a part is as it was typed: `failing` begins `failing-transition`.
  fileprivate func likely(for name: String) -> [String] {
    if let nearest = NearestName(to: name).among(self) { return [nearest] }
    guard name.utf8.count > 2 else { return [] }
    let partly = filter { $0.hasPrefix(name) || $0.split(separator: "-").contains(Substring(name)) }
    return partly.count <= 3 ? partly : []
  }
}

/// How to find out what can stand for a placeholder: the values where they are few, or what lists them.
func help(on placeholder: String, among choices: [String]) -> String? {
  guard placeholder != "RULE" else { return "'switchyard rules' lists them all" }
  guard choices.count <= 8, let last = choices.last else { return nil }
  let others = choices.dropLast().joined(separator: ", ")
  return "write " + (others.isEmpty ? last : others + " or " + last)
}
