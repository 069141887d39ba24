import SwitchyardDiagnostics
package import SwitchyardModel

// Payloads for tests. No two values of one payload are alike where that can be, so that a test sees which went where.
extension RouteGraph {
  package func samplePayload(of event: EventID) -> [Value] {
    self[event].payload.enumerated().map { sampleValue(of: $1.type, called: $1.name, number: $0 + 1) }
  }

  /// - Parameter number: its place in the payload, from 1.
  private func sampleValue(of type: ValueType, called name: String, number: Int) -> Value {
    if case .declared(let id) = type.base, case .external = self[id].kind {
      // Nothing is made up of a type of the app's own; what can be left out is.
      return type.isOptional ? .nil : type.isArray ? .array([]) : .own(.null)
    }
    let value = sampleValue(of: type.base, called: name, number: number)
    return type.isArray ? .array([value]) : value
  }

  private func sampleValue(of base: ValueType.Base, called name: String, number: Int) -> Value {
    switch base {
    case .string: return .string(name)
    case .int: return .int(Int64(number))
    case .double: return .double(Double(number) + 0.5)
    case .bool: return .bool(true)
    case .uuid: return .uuid("00000000-0000-0000-0000-" + padded(number, to: 12))
    case .url: return .url("https://example.com/\(number)")
    case .date: return .date("2001-01-" + padded(number % 28 + 1, to: 2) + "T00:00:00Z")
    case .declared(let id):
      // The first one is the default often enough.
      guard case .enumeration(let cases) = self[id].kind else { return .own(.null) }
      return .enumCase(id, max(0, cases.count - 1))
    }
  }

  private func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
