import SwitchyardDiagnostics

/// A command line that cannot be understood, and what was probably meant: exit status 64.
struct UsageError: Error {
  let message: String
  let suggestion: String?

  init(_ message: String, suggestion: String? = nil) {
    self.message = message
    self.suggestion = suggestion
  }

  static func unknown(_ kind: String, _ name: String, among names: [String]) -> UsageError {
    UsageError("unknown \(kind) '\(name)'", suggestion: NearestName(to: name).among(names))
  }

  static func valueNeeded(by option: Option) -> UsageError {
    UsageError("'\(option.name)' needs a value: \(option.usage)")
  }

  static func noValueTaken(by option: Option) -> UsageError {
    UsageError("'\(option.name)' takes no value")
  }

  /// `unknown option '--ouput'; did you mean '--output'?`
  var text: String {
    message.printable + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
  }
}
