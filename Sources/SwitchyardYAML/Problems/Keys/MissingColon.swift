internal import SwitchyardDiagnostics

/// A line among the keys of a mapping that has no colon.
struct MissingColon: Problem {
  static let rule = YAMLRules.syntax

  let word: String
  let span: SourceSpan

  var message: String { "'\(word)' stands where a key is expected, but has no ':' behind it" }
  var help: String? {
    word.contains(":") ? "a space belongs behind the ':'" : "write ':' and a space behind the key"
  }
}
