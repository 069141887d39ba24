internal import SwitchyardDiagnostics

/// Something in brackets where only a comma or the closing bracket can stand.
struct MissingComma: Problem {
  static let rule = YAMLRules.syntax

  let bracket: Bracket
  let found: String
  let span: SourceSpan
  let opening: SourceSpan
  /// A value that was meant as text and holds brackets: `[String] = []`, `/posts/{id}`.
  var unquoted: String?

  var message: String {
    found == "]" || found == "}"
      ? "'\(bracket.opening)' is closed by '\(found)' here, not by '\(bracket.closing)'"
      : "expected ',' or '\(bracket.closing)' before '\(found)'"
  }
  var notes: [Finding.Note] { [Finding.Note("the '\(bracket.opening)' is here", at: opening)] }
  var help: String? {
    if let unquoted {
      let quote = unquoted.contains("\"") ? "'" : "\""
      let isQuotable = !unquoted.contains(quote) && !unquoted.contains("\\")
      return "a text that holds brackets needs quotes" + (isQuotable ? ": \(quote)\(unquoted)\(quote)" : "")
    }
    return switch found {
    case "]", "}": "close it with '\(bracket.closing)'"
    case ":": "a ',' may be missing before the key; a text that holds ': ' needs quotes"
    default: "write a ',' between the two values, or close the '\(bracket.opening)' with '\(bracket.closing)'"
    }
  }
}
