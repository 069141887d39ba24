internal import SwitchyardDiagnostics

/// A key so long that libyaml no longer looks for its colon.
struct LongKey: Problem {
  static let rule = YAMLRules.syntax

  static let limit = 1024

  /// The key, cut after some words.
  let start: String
  let span: SourceSpan

  var message: String { "the key '\(start)' is longer than \(Self.limit) characters" }
  var help: String? { "shorten it; a long text belongs behind the ':'" }
}
