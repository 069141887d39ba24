/// A value that a route or an event carries, without its Swift type.
///
/// A `UUID` and a `URL` appear as text, and a `Date` as seconds since 2001, so that Foundation is not needed here.
public enum CaseArgument: Hashable, Sendable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  /// Seconds since the first of January 2001, 00:00 UTC.
  case date(Double)
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
    case .string(let value): "\"\(value.betweenQuotes)\""
    case .date(let seconds): LinkDate.text(seconds) ?? "\(seconds) seconds since 2001"
    case .list(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .own(let own): "\(own.value)"
    case .absent: "nil"
    }
  }
}

extension String {
  /// The text as it stands between quotes, so that it is seen where it ends.
  fileprivate var betweenQuotes: String {
    let marks = "\"\\\n\r".utf8
    guard utf8.contains(where: marks.contains) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
