internal import SwitchyardDiagnostics

/// More values in one text than any spec has.
struct TooManyValues: Problem {
  static let rule = YAMLRules.syntax

  let limit: Int
  let span: SourceSpan

  var message: String { "about \(limit) values stand before this place; what follows is not read" }
  var help: String? { "split the file into several with 'include'" }
}
