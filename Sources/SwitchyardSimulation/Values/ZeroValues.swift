import SwitchyardDiagnostics
package import SwitchyardModel

// What stands in where an action leaves a value out, since it does not matter: `""`, `0`, `false`, an enum's first case.
extension RouteGraph {
  /// The default of a payload item that has one, else the zero of its type.
  package func zeroValue(of parameter: Parameter) -> Value {
    parameter.defaultValue.map { Value($0) } ?? zeroValue(of: parameter.type)
  }

  package func zeroValue(of type: ValueType) -> Value {
    if type.isOptional { return .nil }
    if type.isArray { return .array([]) }
    switch type.base {
    case .string: return .string("")
    case .int: return .int(0)
    case .double: return .double(0)
    case .bool: return .bool(false)
    case .uuid: return .uuid("00000000-0000-0000-0000-000000000000")
    case .url: return .url("about:blank")
    case .date: return .date("2001-01-01T00:00:00Z")
    case .declared(let id):
      guard case .enumeration(let cases) = self[id].kind, !cases.isEmpty else { return .own(.null) }
      return .enumCase(id, 0)
    }
  }

  /// A payload whose values do not matter.
  package func zeroPayload(of event: EventID) -> [Value] {
    self[event].payload.map { zeroValue(of: $0) }
  }
}
