internal import SwitchyardDiagnostics

/// A quoted text that goes on where the next key begins, or to the end.
struct UnclosedQuote: Problem {
  static let rule = YAMLRules.syntax

  let quote: String
  let span: SourceSpan
  /// The line that shows it; nil for the end of the text.
  let next: (key: String, span: SourceSpan)?

  var message: String {
    "the text that begins with this \(quote) has no closing \(quote)" + (next == nil ? "" : " before the next key")
  }
  var notes: [Finding.Note] { next.map { [Finding.Note("'\($0.key)' begins here", at: $0.span)] } ?? [] }
  var help: String? {
    quote == "'" ? "close it; a text that begins with an apostrophe goes in double quotes" : "close it with \(quote)"
  }
}
