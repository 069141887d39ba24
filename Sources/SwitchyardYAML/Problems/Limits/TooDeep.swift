internal import SwitchyardDiagnostics

/// A collection inside more others than any spec needs.
struct TooDeep: Problem {
  static let rule = YAMLRules.syntax

  let limit: Int
  let span: SourceSpan

  var message: String { "more than \(limit) lists and mappings stand in one another here" }
  var help: String? { "what lies deeper is not read; a spec needs about ten levels" }
}
