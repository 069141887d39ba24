package import SwitchyardDiagnostics
package import SwitchyardYAML

/// As much of JSON Schema's draft 7 as our own schema of specs uses; a keyword that it does not know is a fault.
package struct SchemaValidator {
  private let root: JSONValue

  package init(root: JSONValue) {
    self.root = root
  }

  package func accepts(_ value: JSONValue) throws -> Bool {
    try accepts(value, by: root)
  }

  struct UnknownKeyword: Error {
    let keyword: String
  }

  private func accepts(_ value: JSONValue, by schema: JSONValue) throws -> Bool {
    if case .bool(let isAny) = schema { return isAny }
    guard case .object(let keywords) = schema else { return false }
    // beside a reference, draft 7 looks at nothing else
    if let reference = schema["$ref"] { return try accepts(value, by: target(of: reference)) }
    return try keywords.allSatisfy { try holds($0, in: schema, of: value) }
  }

  private func target(of reference: JSONValue) -> JSONValue {
    guard case .string(let path) = reference else { return false }
    return path.split(separator: "/").dropFirst().reduce(root) { $0[String($1)] ?? false }
  }

  private func holds(_ keyword: JSONValue.Member, in schema: JSONValue, of value: JSONValue) throws -> Bool {
    switch (keyword.key, keyword.value, value) {
    case ("$schema", _, _), ("title", _, _), ("description", _, _), ("default", _, _), ("definitions", _, _):
      return true
    case ("type", .string(let name), _): return value.isOfType(name)
    case ("type", .array(let names), _): return names.contains { $0.text.map(value.isOfType) ?? false }
    case ("const", let constant, _): return value == constant
    case ("enum", .array(let values), _): return values.contains(value)
    case ("anyOf", .array(let schemas), _): return try schemas.contains { try accepts(value, by: $0) }
    case ("oneOf", .array(let schemas), _): return try schemas.count { try accepts(value, by: $0) } == 1
    case ("pattern", .string(let pattern), .string(let text)): return try text.contains(Regex(pattern))
    case ("items", let items, .array(let elements)): return try elements.allSatisfy { try accepts($0, by: items) }
    case ("minimum", .int(let least), .int(let number)): return number >= least
    case ("minItems", .int(let count), .array(let elements)): return elements.count >= count
    case ("maxItems", .int(let count), .array(let elements)): return elements.count <= count
    case ("minProperties", .int(let count), .object(let members)): return members.count >= count
    case ("maxProperties", .int(let count), .object(let members)): return members.count <= count
    case ("required", .array(let keys), .object): return keys.allSatisfy { value[$0.text ?? ""] != nil }
    case ("properties", _, .object(let members)):
      return try members.allSatisfy { member in
        try keyword.value[member.key].map { try accepts(member.value, by: $0) } ?? true
      }
    case ("patternProperties", .object(let patterns), .object(let members)):
      return try members.allSatisfy { member in
        try patterns.allSatisfy { pattern in
          try !member.key.contains(Regex(pattern.key)) || accepts(member.value, by: pattern.value)
        }
      }
    case ("additionalProperties", false, .object(let members)):
      return try members.allSatisfy { try isDeclared($0.key, in: schema) }
    case ("dependencies", .object(let dependencies), .object):
      return try dependencies.allSatisfy { dependency in
        guard value[dependency.key] != nil else { return true }
        if case .array(let keys) = dependency.value { return keys.allSatisfy { value[$0.text ?? ""] != nil } }
        return try accepts(value, by: dependency.value)
      }
    case ("pattern", _, _), ("minimum", _, _), ("items", _, _), ("minItems", _, _), ("maxItems", _, _),
      ("minProperties", _, _),
      ("maxProperties", _, _), ("required", _, _), ("properties", _, _), ("patternProperties", _, _),
      ("additionalProperties", _, _), ("dependencies", _, _):
      return true
    default: throw UnknownKeyword(keyword: keyword.key)
    }
  }

  private func isDeclared(_ key: String, in schema: JSONValue) throws -> Bool {
    if schema["properties"]?[key] != nil { return true }
    guard case .object(let patterns)? = schema["patternProperties"] else { return false }
    return try patterns.contains { try key.contains(Regex($0.key)) }
  }
}

extension JSONValue {
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  fileprivate var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  fileprivate func isOfType(_ name: String) -> Bool {
    switch (self, name) {
    case (.null, "null"), (.bool, "boolean"), (.int, "number"), (.int, "integer"), (.string, "string"),
      (.array, "array"), (.object, "object"):
      true
    default: false
    }
  }
}

extension YAMLTree {
  /// The document as YAML's core schema has it, for a schema that knows numbers and Bools. Every number but a whole one
  /// is 0 here: no schema of ours asks which it is.
  package var json: JSONValue {
    root.map(json) ?? .null
  }

  private func json(_ node: NodeID) -> JSONValue {
    switch kind(node) {
    case .sequence: .array((0..<count(node)).map { json(item(node, $0)) })
    case .mapping: .object((0..<count(node)).map { .init(text(key(node, $0)), json(value(node, $0))) })
    case .scalar: isNull(node) ? .null : scalar(text(node), isPlain: style(node) == .plain)
    }
  }

  private func scalar(_ text: String, isPlain: Bool) -> JSONValue {
    guard isPlain else { return .string(text) }
    switch text {
    case "true", "True", "TRUE": return true
    case "false", "False", "FALSE": return false
    default:
      let isNumber = text.contains { $0.isWholeNumber } && Double(text) != nil
      return isNumber ? .int(Int(text) ?? 0) : .string(text)
    }
  }
}
