internal import SwitchyardDiagnostics

/// Two patterns that match one URL, neither of them the more specific.
struct AmbiguousLink: Problem {
  static let rule = ModelRules.ambiguousLink

  var pattern: LinkPattern
  var earlier: LinkPattern
  /// The path of a URL that both match.
  var example: String

  var span: SourceSpan { pattern.declaredAt }
  var subject: String? { "links.paths." + pattern.text }

  var message: String {
    pattern.text == earlier.text
      ? "there are two patterns '\(pattern.text)'"
      : "'\(pattern.text)' and '\(earlier.text)' both match '\(example)', and neither is the more specific"
  }

  var notes: [Finding.Note] { [Finding.Note("'\(earlier.text)' stands here", at: earlier.declaredAt)] }

  var help: String? {
    pattern.text == earlier.text
      ? "make one list of alternatives of them" : "make one of them more specific, or one list of alternatives of both"
  }
}
