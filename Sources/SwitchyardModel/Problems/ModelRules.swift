package import SwitchyardDiagnostics

/// The rules that resolving a spec can find broken, apart from `missing-key` and `invalid-operation`, which decoding has
/// as well and declares.
package enum ModelRules {
  package static let invalidName = RuleDescription(
    id: "invalid-name", defaultSeverity: .error, summary: "a name is none that Swift can have at its place")

  package static let nameCollision = RuleDescription(
    id: "name-collision", defaultSeverity: .error,
    summary: "two declarations have one name, or become one name in the generated code")

  package static let unknownReference = RuleDescription(
    id: "unknown-reference", defaultSeverity: .error, summary: "a name is used that nothing declares")

  package static let invalidType = RuleDescription(
    id: "invalid-type", defaultSeverity: .error, summary: "a parameter's type, or an entry of 'types', is none")

  package static let invalidDefault = RuleDescription(
    id: "invalid-default", defaultSeverity: .error, summary: "a default is no value of its parameter's type")

  package static let missingArgument = RuleDescription(
    id: "missing-argument", defaultSeverity: .error, summary: "a parameter is bound to nothing")

  package static let unknownArgument = RuleDescription(
    id: "unknown-argument", defaultSeverity: .error, summary: "an argument is given for a parameter that is not there")

  package static let argumentType = RuleDescription(
    id: "argument-type", defaultSeverity: .error, summary: "an argument is of another type than its parameter")

  package static let invalidLink = RuleDescription(
    id: "invalid-link", defaultSeverity: .error, summary: "a link pattern, a screen's path, a scheme or a host is none")

  package static let ambiguousLink = RuleDescription(
    id: "ambiguous-link", defaultSeverity: .error,
    summary: "two link patterns match one URL, and neither is the more specific")

  package static let all = [
    invalidName, nameCollision, unknownReference, invalidType, invalidDefault, missingArgument,
    unknownArgument, argumentType, invalidLink, ambiguousLink,
  ]
}
