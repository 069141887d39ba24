package import SwitchyardDiagnostics

/// Describes a baseline in JSON Schema, draft-07: the text of `Schemas/baseline.schema.json`.
package enum BaselineSchema {
  package static var value: JSONValue {
    var members: [JSONValue.Member] = [
      .init("$schema", "http://json-schema.org/draft-07/schema#"),
      .init("title", "Switchyard baseline"),
    ]
    members += SpecMapping.baseline.schemaMembers
    let entry = SpecMapping.knownFinding
    members.append(.init("definitions", .object([.init(entry.rawValue, .object(entry.schemaMembers))])))
    return .object(members)
  }
}
