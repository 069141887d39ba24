package import SwitchyardDiagnostics
package import SwitchyardModel

/// What a parameter of a shown screen holds, or an item of an event's payload.
package indirect enum Value: Hashable, Sendable {
  case string(String)
  case int(Int64)
  case double(Double)
  case bool(Bool)
  /// The 36 characters, in upper case.
  case uuid(String)
  case url(String)
  /// ISO 8601, as written.
  case date(String)
  /// A case of a generated enum.
  case enumCase(TypeID, Int)
  /// A value of a type of the app's own, of which nothing is known but its JSON.
  case own(JSONValue)
  case array([Value])
  case `nil`
}

extension Value {
  package init(_ literal: Literal) {
    switch literal {
    case .string(let text): self = .string(text)
    case .int(let number): self = .int(number)
    case .double(let number): self = .double(number)
    case .bool(let answer): self = .bool(answer)
    case .uuid(let text): self = .uuid(text)
    case .url(let text): self = .url(text)
    case .date(let text): self = .date(text)
    case .enumCase(let type, let index): self = .enumCase(type, index)
    case .array(let literals): self = .array(literals.map { Value($0) })
    case .nil: self = .nil
    }
  }
}
