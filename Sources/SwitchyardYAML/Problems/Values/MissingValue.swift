internal import SwitchyardDiagnostics

/// A place where a value must stand and another sign does, as between two commas.
struct MissingValue: Problem {
  static let rule = YAMLRules.syntax

  let found: String
  let span: SourceSpan

  var message: String { found.isEmpty ? "a value is missing here" : "a value is missing before '\(found)'" }
  var help: String? { "write the value; an empty text is \"\"" }
}
