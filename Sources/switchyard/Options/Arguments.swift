/// What stands behind the command's name, taken apart by the command's declaration.
///
/// `--output gen`, `--output=gen`, `--only a,b` and `--only a --only b` are understood; behind `--` everything is an
/// operand. Of an option that takes one value the last one counts.
struct Arguments {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  init(_ words: ArraySlice<String>, of command: CommandDeclaration) throws(UsageError) {
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      if word == "-" || !word.hasPrefix("-") {
        operands.append(word)
      } else {
        try take(word, before: &rest, of: command)
      }
    }
    try checkOperands(of: command)
  }

  func isSet(_ option: Option) -> Bool {
    values[option.name] != nil
  }

  func value(of option: Option) -> String? {
    values[option.name]?.last
  }

  func values(of option: Option) -> [String] {
    values[option.name] ?? []
  }

  /// Refuses options that are asked of one run, where `--watch` asks for run after run.
  func refuseWatch(of options: [Option]) throws(CommandFailure) {
    guard isSet(.watch), let option = options.first(where: isSet) else { return }
    throw .usage(
      UsageError(
        "'\(Option.watch.name)' runs again and again, and '\(option.name)' is asked of one run",
        help: "leave one of them out"))
  }

  /// The value as one of an enum whose raw values are the option's choices.
  func choice<Choice: RawRepresentable<String>>(of option: Option, as type: Choice.Type) -> Choice? {
    value(of: option).flatMap(Choice.init)
  }

  /// Takes in an option, and the next word where that is its value.
  private mutating func take(_ word: String, before rest: inout ArraySlice<String>, of command: CommandDeclaration)
    throws(UsageError)
  {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0] == "-h" ? Option.help.name : parts[0]
    guard let option = command.options.first(where: { $0.name == name }) else {
      throw .unknownOption(parts[0], among: command.options.map(\.name))
    }
    if case .none = option.value {
      guard parts.count == 1 else { throw .noValueTaken(by: option) }
      values[option.name] = []
      return
    }
    if parts.count == 2 { return try set(option, to: parts[1]) }
    if case .optionalFolder = option.value, !(rest.first.map(mayBeFolder) ?? false) {
      values[option.name] = []
      return
    }
    guard let next = rest.first, next == "-" || !next.hasPrefix("-") else { throw .valueNeeded(by: option) }
    rest.removeFirst()
    try set(option, to: next)
  }

  private mutating func set(_ option: Option, to text: String) throws(UsageError) {
    // A list may be written as in a sentence: "feed, post".
    let pieces = option.isList ? text.split(separator: ",").map(withoutBlanks) : [text]
    guard pieces.contains(where: { !$0.isEmpty }) else { throw .valueNeeded(by: option) }
    if case .choice = option.value {
      let choices = option.choices
      for piece in pieces where !choices.contains(piece) {
        throw .unknown("value of '\(option.name)':", piece, among: choices, help: option.help)
      }
    }
    values[option.name, default: []] += pieces
  }

  /// The operands that are paths of specs, where others are names: what has a slash, or ends like a file of YAML.
  var specs: [String] { operands.filter(isSpecPath) }

  /// The operands that are names.
  var names: [String] { operands.filter { !isSpecPath($0) } }

  /// Whether a word behind an option is the folder that it may have, and neither an option nor a spec.
  private func mayBeFolder(_ word: String) -> Bool {
    !word.hasPrefix("-") && !isYAMLFile(word)
  }

  private func isSpecPath(_ operand: String) -> Bool {
    [".", ".."].contains(operand) || operand.contains("/") || isYAMLFile(operand)
  }

  private func isYAMLFile(_ word: String) -> Bool {
    [".yaml", ".yml"].contains { word.hasSuffix($0) }
  }

  private func checkOperands(of command: CommandDeclaration) throws(UsageError) {
    if isSet(.help) { return }
    switch command.operands {
    case .specs: break
    case .folder:
      if operands.count > 1 { throw UsageError("'\(command.name)' takes one FOLDER, not '\(operands[1])' too") }
    case .nameAndSpecs(let placeholder):
      if names.count > 1 { throw UsageError("'\(command.name)' takes one \(placeholder), not '\(names[1])' too") }
    case .none:
      if let operand = operands.first { throw UsageError("'\(command.name)' takes no '\(operand)'") }
    case .one(let placeholder, let choices):
      let known = choices()
      let help = help(on: placeholder, among: known)
      guard let operand = operands.first else {
        throw UsageError("'\(command.name)' needs a \(placeholder)", help: help)
      }
      if operands.count > 1 { throw UsageError("'\(command.name)' takes one \(placeholder), not '\(operands[1])' too") }
      if !known.contains(operand) { throw .unknown(placeholder.lowercased(), operand, among: known, help: help) }
    }
  }
}

/// A piece of a list, without the blanks around it.
private func withoutBlanks(_ piece: Substring) -> String {
  var piece = piece.drop { $0 == " " }
  while piece.last == " " { piece.removeLast() }
  return String(piece)
}
