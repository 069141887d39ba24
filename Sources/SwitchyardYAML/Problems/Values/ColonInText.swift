internal import SwitchyardDiagnostics

/// A colon with a space behind it inside a text without quotes, as in `title: Chapter 1: Home`.
struct ColonInText: Problem {
  static let rule = YAMLRules.syntax

  let key: String?
  let span: SourceSpan

  var message: String {
    "a second ':' stands in the line" + (key.map { " of '\($0)'" } ?? "") + ", but a text that holds ': ' needs quotes"
  }
  var help: String? {
    if let key, key.contains("{"), !key.contains("}") { return "close the '{' of '\(key)' before the ':'" }
    return "put the text in quotes; if a mapping is meant, begin a new line or write it in braces"
  }
}
