import SwitchyardModel
import SwitchyardSwiftCode

extension NamedGraph {
  /// A literal of the spec as a Swift expression that cannot trap.
  ///
  /// Foundation makes an optional of a text that is to be a `UUID` or a `URL`. The text was checked when the graph was
  /// made, so what stands behind `??` is there for the compiler alone.
  func expression(of literal: Literal) -> SwiftExpression {
    switch literal {
    case .string(let text): .string(text)
    case .int(let value): .integer(Int(truncatingIfNeeded: value))
    case .double(let value): .double(value)
    case .bool(let value): .boolean(value)
    case .uuid(let text): .binary(.call("UUID", ["uuidString": .string(text)]), .nilCoalescing, .call("UUID"))
    case .url(let text):
      .binary(
        .call("URL", ["string": .string(text)]), .nilCoalescing, .call("URL", ["fileURLWithPath": .string("/")]))
    case .date(let text): .call("Date", ["timeIntervalSinceReferenceDate": .double(ReferenceDate.seconds(of: text))])
    case .enumCase(let type, let place): enumCase(type, place)
    case .array(let items): .array(items.map { expression(of: $0) })
    case .nil: .nil
    }
  }

  /// `.newest`. A case called `none` or `some` is named with its type: where an optional is expected, it would be taken
  /// for Optional's own.
  private func enumCase(_ type: TypeID, _ place: Int) -> SwiftExpression {
    guard case .enumeration(let cases) = graph[type].kind else { preconditionFailure("a case of a type without cases") }
    let name = SwiftIdentifier(checkedName: cases[place])
    guard cases[place] == "none" || cases[place] == "some" else { return .implicitMember(name) }
    return .member(.type(declaredTypes[type.index]), name)
  }
}
