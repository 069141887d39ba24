internal import SwitchyardDiagnostics

/// A transition written in the words of another language: `push post`, `push(post)`, `pop()`.
struct OperationCall {
  private let key: TransitionKey
  private let argument: String

  /// Nil where the text does not begin with an operation, or with something else than its name alone.
  init?(_ text: String) {
    let text = text.hasPrefix(".") ? text.dropFirst() : text[...]
    let word = text.prefix { $0.isLetter }
    guard word.count < text.count, let key = TransitionKey(rawValue: String(word)), !key.isModifier || key == .tab
    else { return nil }
    self.key = key
    argument = Self.withoutPunctuation(text.dropFirst(word.count))
  }

  /// How it is written here.
  var mended: String {
    let word = key.rawValue
    if key.isWord, argument.isEmpty || key != .dismiss { return word }
    let isKnown = key == .open ? !argument.contains(" ") && !argument.isEmpty : Self.isReference(argument)
    return isKnown ? "{ \(word): \(argument.clipped) }" : "{ \(word): … }"
  }

  /// Whether it could be the name of a screen or a flow, in a module or not.
  static func isReference(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { name in
      guard let first = name.unicodeScalars.first, first.properties.isXIDStart || first == "_" else { return false }
      return name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
    }
  }

  private static func withoutPunctuation(_ text: Substring) -> String {
    var argument = text
    while let first = argument.first, " (:=>-.'\"".contains(first) { argument.removeFirst() }
    while let last = argument.last, " )'\"".contains(last) { argument.removeLast() }
    return String(argument)
  }
}
