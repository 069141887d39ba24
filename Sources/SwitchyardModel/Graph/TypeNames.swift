extension ValueType {
  /// As a spec writes it: `[Sort]?`.
  package func text(in types: [DeclaredType]) -> String {
    let name = base.name(in: types)
    return (isArray ? "[" + name + "]" : name) + (isOptional ? "?" : "")
  }
}

extension ValueType.Base {
  package func name(in types: [DeclaredType]) -> String {
    switch self {
    case .string: "String"
    case .int: "Int"
    case .double: "Double"
    case .bool: "Bool"
    case .uuid: "UUID"
    case .url: "URL"
    case .date: "Date"
    case .declared(let id): types[id.index].name
    }
  }

  /// The built-in type of that name.
  package init?(builtIn name: String) {
    switch name {
    case "String": self = .string
    case "Int": self = .int
    case "Double": self = .double
    case "Bool": self = .bool
    case "UUID": self = .uuid
    case "URL": self = .url
    case "Date": self = .date
    default: return nil
    }
  }

  /// The built-in types, in the order in which the language lists them.
  package static let builtInNames = ["String", "Int", "Double", "Bool", "UUID", "URL", "Date"]
}
