import SwitchyardModel
import SwitchyardSwiftCode

/// What a screen is shown with, or an event carries, as it is read from a saved state.
struct SavedValues {
  let named: NamedGraph
  let parameters: [Parameter]
  let names: ParameterNames
  /// What is asked for the values.
  var source: SwiftExpression = "payload"

  /// Whether something must be there.
  var canFail: Bool {
    parameters.contains { $0.defaultValue == nil && !$0.type.isOptional }
  }

  /// `id: arguments("id", .int), highlight: arguments.optional("highlight", .string)`
  var arguments: SwiftArguments {
    SwiftArguments(parameters.indices.map { place in (names.labels[place], value(of: parameters[place])) })
  }

  private func value(of parameter: Parameter) -> SwiftExpression {
    let label = SwiftExpression.string(parameter.name)
    let reading = reading(of: parameter.type)
    if parameter.type.isOptional, parameter.defaultValue ?? .nil == .nil {
      return .call(.member(source, "optional"), [label, reading])
    }
    guard let standard = parameter.defaultValue else { return .call(source, [label, reading]) }
    let source = parameter.type.isOptional ? SwiftExpression.member(source, "optional") : source
    return .call(
      source, SwiftArguments([(nil, label), (nil, reading), ("or", named.expression(of: standard))]))
  }

  private func reading(of type: ValueType) -> SwiftExpression {
    let one = reading(of: type.base)
    return type.isArray ? .implicitMember("list", [one]) : one
  }

  private func reading(of base: ValueType.Base) -> SwiftExpression {
    switch base {
    case .string: .implicitMember("string")
    case .int: .implicitMember("int")
    case .double: .implicitMember("double")
    case .bool: .implicitMember("bool")
    case .uuid: .implicitMember("text", [.initializer("UUID", labels: ["uuidString"])])
    case .url: .implicitMember("url", [.initializer("URL", labels: ["string"])])
    case .date: .implicitMember("date", [.initializer("Date", labels: ["timeIntervalSinceReferenceDate"])])
    case .declared(let id):
      if case .enumeration = named.graph[id].kind { .implicitMember("choice") } else { .implicitMember("own") }
    }
  }
}
