internal import SwitchyardDiagnostics

/// Something behind a quoted text or a closing bracket, where the value is complete: `title: "Feed" page`.
struct TextBehindValue: Problem {
  static let rule = YAMLRules.syntax

  let text: String
  /// Whether the value before is in single quotes: then an apostrophe has ended it.
  let isBehindApostrophe: Bool
  let span: SourceSpan

  var message: String { "'\(text)' stands behind a value that is already complete" }

  var help: String? {
    isBehindApostrophe
      ? "inside single quotes write an apostrophe twice ('') or use double quotes"
      : "delete it, move it into the value, or begin a new line"
  }
}
