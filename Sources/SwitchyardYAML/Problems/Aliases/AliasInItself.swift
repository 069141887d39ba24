internal import SwitchyardDiagnostics

/// An alias inside the very node that it names, which would have no end.
struct AliasInItself: Problem {
  static let rule = YAMLRules.syntax

  let name: String
  let span: SourceSpan
  let anchor: SourceSpan

  var message: String { "'*\(name)' stands inside the value that '&\(name)' names, which would never end" }
  var notes: [Finding.Note] { [Finding.Note("'&\(name)' names the value that begins here", at: anchor)] }
  var help: String? { "write out what is meant here" }
}
