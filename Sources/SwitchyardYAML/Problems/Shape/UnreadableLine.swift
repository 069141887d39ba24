internal import SwitchyardDiagnostics

/// A fault that has no words of its own here.
struct UnreadableLine: Problem {
  static let rule = YAMLRules.syntax

  let word: String
  let span: SourceSpan

  var message: String { word.isEmpty ? "the text breaks off here" : "'\(word)' cannot stand here in YAML" }
  var help: String? { "look at the brackets, quotes and indentation of this line and the one before it" }
}
