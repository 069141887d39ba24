/// A value that a route or an event carries, without its Swift type.
///
/// A `UUID`, a `URL` and a `Date` appear as text, text and seconds since 2001, so that Foundation is not needed here.
public enum CaseArgument: Hashable, Sendable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case list([CaseArgument])
  /// A value of one of the app's own types.
  case own(OwnArgument)
  /// An optional that is nil.
  case absent
}

extension CaseArgument {
  /// The arguments of one case, in the order of its parameters: `.list(id, highlight, page)`.
  public static func list<each Value: CaseArgumentConvertible>(of values: repeat each Value) -> [CaseArgument] {
    var arguments: [CaseArgument] = []
    repeat arguments.append((each values).caseArgument)
    return arguments
  }
}

extension CaseArgument: CustomStringConvertible {
  public var description: String {
    switch self {
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): "\"\(value)\""
    case .list(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .own(let own): "\(own.value)"
    case .absent: "nil"
    }
  }
}
