internal import SwitchyardDiagnostics

/// So many faults in one text that more of them help nobody.
struct TooManyFaults: Problem {
  static let rule = YAMLRules.syntax

  let limit: Int
  let span: SourceSpan

  var message: String { "\(limit) faults stand before this place; what follows is not read" }
  var help: String? { "mend the first ones, and run Switchyard again" }
}
