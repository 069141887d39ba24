internal import SwitchyardDiagnostics
internal import SwitchyardSpec

/// An app without tabs that does not say where it begins.
struct MissingStart: Problem {
  static let rule = SpecRules.missingKey

  var app: String
  var span: SourceSpan

  var subject: String? { "start" }
  var message: String { "'\(app)' does not say where it begins: 'start' is missing, and there are no tabs" }
  var help: String? { "add 'start:' with a screen or a flow" }
}
