internal import SwitchyardDiagnostics

/// Aliases to nodes that are full of aliases: each level multiplies what a reader sees.
struct TooMuchExpansion: Problem {
  static let rule = YAMLRules.syntax

  let name: String
  let limit: Int
  let span: SourceSpan

  var message: String { "with '*\(name)' the aliases of this text stand for more than \(limit) values" }
  var help: String? { "this alias and those after it are left out; write out what they stand for" }
}
