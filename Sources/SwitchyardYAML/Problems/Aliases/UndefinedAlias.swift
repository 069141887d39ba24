internal import SwitchyardDiagnostics

/// An alias to an anchor that no node before it has.
struct UndefinedAlias: Problem {
  static let rule = YAMLRules.syntax

  let name: String
  /// The anchor that stands before it and has the most similar name.
  let nearest: (name: String, span: SourceSpan)?
  let span: SourceSpan

  var message: String { "'*\(name)' needs an anchor '&\(name)' before it, but there is none" }
  var notes: [Finding.Note] { nearest.map { [Finding.Note("'&\($0.name)' is here", at: $0.span)] } ?? [] }

  var help: String? {
    if let nearest { return "did you mean '*\(nearest.name)'?" }
    return "write '&\(name)' before the value that is meant; a text that begins with '*' needs quotes"
  }
}
