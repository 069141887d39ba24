package import SwitchyardDiagnostics

/// The JSON Schema of `switchyard.yaml`, written from the declarations of the keys and from the rules that there are.
package enum ConfigurationSchema {
  /// - Parameters:
  ///   - rules: every rule that can be set.
  ///   - levels: those that a rule can be set to.
  package static func value(of rules: [RuleDescription], levels: (RuleDescription) -> [RuleLevel]) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("$schema", "http://json-schema.org/draft-07/schema#"),
      .init("title", "Switchyard configuration"),
    ]
    members += SpecMapping.configuration.schemaMembers
    let mappings = SpecMapping.allCases.filter { $0.home == .configuration && $0 != .configuration }.map { mapping in
      JSONValue.Member(mapping.rawValue, .object(mapping.schemaMembers))
    }
    let ruleLevels = JSONValue.Member(ValueShape.ruleLevelsDefinition, schema(of: rules, levels: levels))
    members.append(.init("definitions", .object(mappings + [ruleLevels])))
    return .object(members)
  }

  private static func schema(of rules: [RuleDescription], levels: (RuleDescription) -> [RuleLevel]) -> JSONValue {
    [
      "description": "What each rule counts as; the others are as grave as they are by default.",
      "type": ["object", "null"],
      "properties": .object(
        rules.map { rule in
          .init(
            rule.id,
            [
              "description": .string(rule.summary.prefix(1).uppercased() + rule.summary.dropFirst() + "."),
              "enum": .array(levels(rule).map { .string($0.rawValue) }),
              "default": .string(RuleLevel(rule.defaultSeverity).rawValue),
            ])
        }),
      "additionalProperties": false,
    ]
  }
}
