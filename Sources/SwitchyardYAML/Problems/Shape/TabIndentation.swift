internal import SwitchyardDiagnostics

/// A tab where YAML counts spaces.
struct TabIndentation: Problem {
  static let rule = YAMLRules.syntax

  /// Whether the tab stands at the beginning of its line; else behind a `-`.
  let isIndentation: Bool
  let span: SourceSpan

  var message: String {
    isIndentation ? "a tab indents this line, but YAML counts only spaces" : "a tab stands here, where a space must be"
  }
  var help: String? { "replace it with spaces, two for each level" }
}
