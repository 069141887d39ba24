internal import SwitchyardDiagnostics

/// A mapping that gives one key twice: the first one counts.
struct DuplicateKey: Problem {
  static let rule = YAMLRules.duplicateKey

  let key: String
  let span: SourceSpan
  let first: SourceSpan

  var message: String { "'\(key)' is given twice in one mapping" }
  var notes: [Finding.Note] { [Finding.Note("first given here", at: first)] }
  var help: String? { "delete one of the two, or give this one another name" }
}
