internal import SwitchyardDiagnostics

/// A `*` or `&` that no name follows, or one with other signs than letters, digits, `_` and `-`: mostly a text that
/// needs quotes.
struct NamelessAnchor: Problem {
  static let rule = YAMLRules.syntax

  /// The whole word, such as `*.swift`.
  let word: String
  let isAlias: Bool
  let span: SourceSpan

  var message: String {
    let kind = isAlias ? "alias" : "anchor"
    return word.count == 1
      ? "a name is missing behind '\(word)', which begins an \(kind) in YAML"
      : "'\(word)' is an \(kind) in YAML, but its name has other signs than letters, digits, '_' and '-'"
  }

  var help: String? { "if it is text, put it in quotes" }
}
