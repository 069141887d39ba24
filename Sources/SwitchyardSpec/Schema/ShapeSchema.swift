internal import SwitchyardDiagnostics

/// The shape of a value as JSON Schema says it.
extension ValueShape {
  var schema: JSONValue { .object(schemaMembers) }

  var schemaMembers: [JSONValue.Member] {
    switch self {
    // YAML reads `1.10` as a number and `true` as a Bool before a schema sees them; the decoder takes the text
    case .text: [.init("type", ["string", "number", "boolean"])]
    case .scalar: [.init("type", ["string", "number", "boolean", "null"])]
    case .name(let name): [.init("type", ["string", "boolean"]), .init("pattern", .string(name.pattern()))]
    case .boolean: [.init("type", "boolean")]
    case .version(let version): [.init("const", Int(version).map { .int($0) } ?? .string(version))]
    case .count: [.init("type", "integer"), .init("minimum", 1)]
    case .choice(let words): [.init("enum", .array(words.map { .string($0) }))]
    case .nothing: [.init("enum", [.null, true])]
    case .list(let item, let count):
      [.init("type", count == .any ? ["array", "null"] : "array"), .init("items", item.schema)]
        + count.schemaMembers(ofMany: "Items")
    case .entries(let name, let value, let count):
      [
        .init("type", count == .any ? ["object", "null"] : "object"),
        .init("patternProperties", .object([.init(name.pattern(), value.schema)])),
        .init("additionalProperties", false),
      ] + count.schemaMembers(ofMany: "Properties")
    case .mapping(let mapping): [.init("$ref", .string("#/definitions/\(mapping.rawValue)"))]
    case .named(let definition): [.init("$ref", .string("#/definitions/\(definition.rawValue)"))]
    case .either(let shapes): [.init("anyOf", .array(shapes.map(\.schema)))]
    case .ruleLevels: [.init("$ref", .string("#/definitions/\(Self.ruleLevelsDefinition)"))]
    }
  }

  static let ruleLevelsDefinition = "ruleLevels"
}

extension ValueShape.ListCount {
  fileprivate func schemaMembers(ofMany noun: String) -> [JSONValue.Member] {
    switch self {
    case .any: []
    case .one: [.init("min\(noun)", 1), .init("max\(noun)", 1)]
    case .oneOrMore: [.init("min\(noun)", 1)]
    }
  }
}

extension NameShape {
  /// A regular expression that JavaScript and Python read alike. It says what cannot be in a name, since only so letters
  /// of all alphabets can.
  func pattern(butNot excluded: [String] = []) -> String {
    let exclusion = excluded.isEmpty ? "" : "(?!(\(excluded.joined(separator: "|")))$)"
    let first = #"[^\u0000-@\[-\^`{-\u007f]"#
    let next = #"[^\u0000-/:-@\[-\^`{-\u007f]"#
    let identifier = "\(first)\(next)*"
    return switch self {
    case .identifier: "^\(exclusion)\(identifier)$"
    case .reference: #"^\#(identifier)(\.\#(identifier))?$"#
    case .condition: "^(not +)?\(identifier)$"
    case .rule: "^[a-z]+(-[a-z]+)*$"
    case .linkPattern: "^/"
    }
  }
}
