internal import SwitchyardDiagnostics

/// A `[` or `{` that is still open where something else begins, or at the end.
struct UnclosedBracket: Problem {
  static let rule = YAMLRules.syntax

  let bracket: Bracket
  let span: SourceSpan
  /// What shows it; nil for the end of the text.
  let next: SourceSpan?

  var message: String { "this '\(bracket.opening)' has no '\(bracket.closing)'" }
  var notes: [Finding.Note] { next.map { [Finding.Note("expected before this line", at: $0)] } ?? [] }
  var help: String? { "close it with '\(bracket.closing)'" }
}

/// What a list or a mapping in one line stands between.
enum Bracket {
  case list, mapping

  var opening: String { self == .list ? "[" : "{" }
  var closing: String { self == .list ? "]" : "}" }
}
