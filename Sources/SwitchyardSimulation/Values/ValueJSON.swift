package import SwitchyardDiagnostics
package import SwitchyardModel

extension Value {
  package func json(in graph: RouteGraph) -> JSONValue {
    switch self {
    case .string(let text), .uuid(let text), .url(let text), .date(let text): .string(text)
    case .int(let number): .int(Int(number))
    case .double(let number): number.isFinite ? .double(number) : .string(number.description)
    case .bool(let answer): .bool(answer)
    case .enumCase(let type, let index): .string(graph.caseName(index, of: type))
    case .own(let json): json
    case .array(let values): .array(values.map { $0.json(in: graph) })
    case .nil: .null
    }
  }
}

extension RouteGraph {
  fileprivate func caseName(_ index: Int, of type: TypeID) -> String {
    guard case .enumeration(let cases) = self[type].kind, cases.indices.contains(index) else { return "" }
    return cases[index]
  }

  /// Those that have a value, by name and in the order of the parameters.
  package func json(of values: [Value], for parameters: [Parameter]) -> [JSONValue.Member] {
    zip(parameters, values).compactMap { parameter, value in
      value == .nil ? nil : JSONValue.Member(parameter.name, value.json(in: self))
    }
  }
}
