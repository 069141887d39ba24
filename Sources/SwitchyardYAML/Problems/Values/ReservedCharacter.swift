internal import SwitchyardDiagnostics

/// A value that begins with a character that means something else in YAML, or nothing at all.
struct ReservedCharacter: Problem {
  static let rule = YAMLRules.syntax

  let character: String
  let span: SourceSpan

  var message: String { "no value can begin with '\(character)' in YAML" }
  var help: String? { "put the text in quotes" }
}
