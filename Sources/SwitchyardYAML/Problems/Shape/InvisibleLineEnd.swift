internal import SwitchyardDiagnostics

/// A character that ends a line for YAML but for no editor, such as one that a word processor leaves behind.
struct InvisibleLineEnd: Problem {
  static let rule = YAMLRules.syntax

  let codePoint: String
  let span: SourceSpan

  var message: String { "an invisible line end (\(codePoint)) stands inside this line" }
  var help: String? { "delete it, or put a space in its place" }
}
