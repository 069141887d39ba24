package import SwitchyardDiagnostics

/// The JSON Schema of `*.routes.yaml`, written from the declarations of the keys, so that an editor completes, explains
/// and checks what the decoder reads.
package enum SpecSchema {
  package static var value: JSONValue {
    var members: [JSONValue.Member] = [
      .init("$schema", "http://json-schema.org/draft-07/schema#"),
      .init("title", "Switchyard spec"),
    ]
    members += SpecMapping.spec.schemaMembers
    let mappings = SpecMapping.allCases.filter { $0.isOfSpec && $0 != .spec }.map { mapping in
      JSONValue.Member(mapping.rawValue, .object(mapping.schemaMembers))
    }
    let definitions = SpecDefinition.allCases.map { definition in
      JSONValue.Member(
        definition.rawValue,
        .object([.init("description", .string(definition.description))] + definition.shape.schemaMembers))
    }
    members.append(.init("definitions", .object(mappings + definitions)))
    return .object(members)
  }
}

extension SpecMapping {
  var schemaMembers: [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      .init("description", .string(description)),
      .init("type", mayBeEmpty ? ["object", "null"] : "object"),
      .init("properties", .object(keys.map { .init($0.name, .object($0.schemaMembers)) })),
    ]
    // only the root file has a name, and nothing in a file says that it is that
    let required = self == .spec ? [RootKey.switchyard.rawValue] : keys.filter(\.isRequired).map(\.name)
    if !required.isEmpty { members.append(.init("required", .array(required.map { .string($0) }))) }
    if let other = otherEntries {
      let pattern = other.key.pattern(butNot: keys.map(\.name))
      members.append(.init("patternProperties", .object([.init(pattern, other.value.schema)])))
    }
    members.append(.init("additionalProperties", false))
    return members + rules
  }

  /// What keys say of one another.
  private var rules: [JSONValue.Member] {
    switch self {
    case .spec:
      [.init("dependencies", .object([.init(RootKey.module.rawValue, without([RootKey.name, .start]))]))]
    case .type:
      [
        .init(
          "oneOf",
          [
            required([TypeKey.cases], without: TypeKey.allCases.filter(\.describesOwnType)),
            required([TypeKey.swift], without: [.cases]),
          ])
      ]
    case .startAlternative:
      [.init("dependencies", .object([.init(StartKey.tab.rawValue, onlyTabs(StartKey.start))]))]
    case .transition, .step: TransitionKey.schemaRules
    case .screen, .flow, .tab, .event, .guard, .setAfter, .links, .configuration, .generate, .stubs, .lint,
      .linkListing, .baseline, .knownFinding:
      []
    }
  }
}

extension KeyDeclaration {
  fileprivate var schemaMembers: [JSONValue.Member] {
    var members: [JSONValue.Member] = [.init("description", .string(description))]
    members += value.schemaMembers
    if let defaultValue { members.append(.init("default", defaultValue)) }
    return members
  }
}

extension TransitionKey {
  /// One operation, or a tab alone; and what may stand beside what.
  fileprivate static var schemaRules: [JSONValue.Member] {
    let operations = allCases.filter { !$0.isModifier }
    let alone = allCases.filter(\.isEnough).map { required([$0], without: operations) }
    let dependencies = allCases.compactMap { key -> JSONValue.Member? in
      switch key.company {
      case .only(let others): .init(key.rawValue, .array(others.map { .string($0.rawValue) }))
      case .allBut(let others):
        .init(key.rawValue, key == .tab ? onlyTabs(TransitionKey.start, without: others) : without(others))
      case .everything, nil: nil
      }
    }
    return [
      .init("oneOf", .array(operations.map { required([$0], without: []) } + alone)),
      .init("dependencies", .object(dependencies)),
    ]
  }
}

// MARK: - Small schemas

private func required<Key: SpecKey>(_ keys: [Key], without others: [Key]) -> JSONValue {
  var members = [JSONValue.Member("required", .array(keys.map { .string($0.rawValue) }))]
  if !others.isEmpty, case .object(let absent) = without(others) { members += absent }
  return .object(members)
}

private func without<Key: SpecKey>(_ keys: [Key]) -> JSONValue {
  ["properties": .object(keys.map { .init($0.rawValue, false) })]
}

/// Beside a tab, what is started can only be the tab bar.
private func onlyTabs<Key: SpecKey>(_ start: Key, without others: [Key] = []) -> JSONValue {
  let absent = others.map { JSONValue.Member($0.rawValue, false) }
  return ["properties": .object([.init(start.rawValue, ["const": .string(RootKey.tabs.rawValue)])] + absent)]
}
