import SwitchyardModel
import SwitchyardSwiftCode

/// Types of parameters as Swift writes them, and what stands in a declaration's parentheses.
extension NamedGraph {
  func swiftType(of type: ValueType) -> SwiftType {
    var written = swiftType(of: type.base)
    if type.isArray { written = .array(written) }
    if type.isOptional { written = .optional(written) }
    return written
  }

  private func swiftType(of base: ValueType.Base) -> SwiftType {
    switch base {
    case .string: "String"
    case .int: "Int"
    case .double: "Double"
    case .bool: "Bool"
    case .uuid: "UUID"
    case .url: "URL"
    case .date: "Date"
    case .declared(let id): declaredTypes[id.index]
    }
  }

  /// `id: Int, highlight: String? = nil`
  func declaration(of parameters: [Parameter], named names: ParameterNames) -> [SwiftParameter] {
    parameters.indices.map { place in
      SwiftParameter(
        names.labels[place], swiftType(of: parameters[place].type), default: defaultValue(of: parameters[place]))
    }
  }

  /// The default that stands in the declaration: the spec's, or nil for every other optional.
  func defaultValue(of parameter: Parameter) -> SwiftExpression? {
    if let value = parameter.defaultValue { return expression(of: value) }
    return parameter.type.isOptional ? .nil : nil
  }
}
