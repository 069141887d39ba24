internal import SwitchyardDiagnostics

/// An alias to an anchor that no node before it has.
struct UndefinedAlias: Problem {
  static let rule = YAMLRules.syntax

  let name: String
  let span: SourceSpan

  var message: String { "'*\(name)' refers to an anchor, but '&\(name)' does not stand before it" }
  var help: String? { "write '&\(name)' before the value that is meant; a text that begins with '*' needs quotes" }
}
