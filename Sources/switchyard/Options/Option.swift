/// An option of a command, declared once: parsing, help and completions all read it.
struct Option: Sendable {
  enum Value: Sendable {
    /// `--strict`: there or not.
    case none
    /// `--output DIR`: a folder.
    case folder
    /// `--stubs [DIR]`: a folder, or without one what goes without saying.
    case optionalFolder
    /// `--output FILE`.
    case file
    /// `--event EVENT`: what only a spec knows.
    case name(String)
    /// `--reporter NAME`: one of these, and which of them where the option is not given. They are asked for only where
    /// they are needed, since most runs need none.
    case choice(String, of: @Sendable () -> [String], standard: String? = nil)
  }

  /// With its dashes: `--output`.
  let name: String
  let value: Value
  /// Whether several values can be given: `--only a,b --only c`.
  let isList: Bool
  /// What it is for, in a few words without a full stop.
  let summary: String

  init(_ name: String, _ value: Value, isList: Bool = false, _ summary: String) {
    self.name = name
    self.value = value
    self.isList = isList
    self.summary = summary
  }

  /// Understood by every command.
  static let help = Option("--help", .none, "Show this help")

  /// Understood by commands that can be run again and again.
  static let watch = Option("--watch", .none, "Run again whenever a file that was read changes, until Control-C")
}

extension Option {
  /// What stands for the value in help: `DIR`; nil for an option without one.
  var placeholder: String? {
    switch value {
    case .none: nil
    case .folder: "DIR"
    case .optionalFolder: "[DIR]"
    case .file: "FILE"
    case .name(let placeholder), .choice(let placeholder, _, _): isList ? placeholder + ",…" : placeholder
    }
  }

  /// The values that can be given; empty where any text can be.
  var choices: [String] {
    if case .choice(_, let choices, _) = value { choices() } else { [] }
  }

  /// What help says of the option: its summary and, where they are few, its values.
  var explanation: String {
    guard case .choice(_, _, let standard) = value, choices.count <= 8 else { return summary }
    let words = choices.map { $0 == standard ? $0 + " (default)" : $0 }
    return summary + ": " + words.joined(separator: ", ")
  }

  /// What to write, for whoever has written something else.
  var help: String? {
    guard case .choice(let placeholder, _, _) = value else { return nil }
    return switchyard.help(on: placeholder, among: choices)
  }

  /// `--output DIR`.
  var usage: String {
    placeholder.map { name + " " + $0 } ?? name
  }
}
