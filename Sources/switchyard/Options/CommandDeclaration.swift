/// What a command is called, what it takes and what it is for.
struct CommandDeclaration {
  enum Operands {
    case none
    /// A folder, or none where this one is meant.
    case folder
    /// Any number of spec files.
    case specs
    /// The name of something in a spec, or none where options say what is meant, and any number of spec files.
    case nameAndSpecs(String)
    /// Exactly one of these.
    case one(String, of: () -> [String])
  }

  let name: String
  /// One sentence without a full stop, in the imperative.
  let summary: String
  /// More about it, for its own help; lines are broken as they stand here.
  let details: String
  let operands: Operands
  let options: [Option]

  init(
    _ name: String, _ summary: String, details: String = "", operands: Operands = .none, options: [Option] = []
  ) {
    self.name = name
    self.summary = summary
    self.details = details
    self.operands = operands
    self.options = options + [.help]
  }
}

/// Something that `switchyard` can be told to do.
///
/// A command picks from its arguments, calls the compiler, shows the result and says how the program ends.
protocol Command: Sendable {
  static var name: String { get }
  static var declaration: CommandDeclaration { get }
  static func run(_ arguments: Arguments, on console: Console) throws(CommandFailure) -> ExitStatus
}
