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
    case .uuid(let text):
      .binary(.call(uuidType, ["uuidString": .string(text)]), .nilCoalescing, .call(uuidType))
    case .url(let text):
      .binary(
        .call(urlType, ["string": .string(text)]), .nilCoalescing, .call(urlType, ["fileURLWithPath": .string("/")]))
    case .date(let text):
      .call(dateType, ["timeIntervalSinceReferenceDate": .double(ReferenceDate.seconds(of: text))])
    case .enumCase(let type, let place): enumCase(type, place)
    case .array(let items): .array(items.map { expression(of: $0) })
    case .nil: .nil
    }
  }

  // A default stands among the cases, and a case that is called like the type would be taken for it.
  private var uuidType: SwiftExpression { hiddenTypes.contains("UUID") ? "Foundation.UUID" : "UUID" }
  private var urlType: SwiftExpression { hiddenTypes.contains("URL") ? "Foundation.URL" : "URL" }
  private var dateType: SwiftExpression { hiddenTypes.contains("Date") ? "Foundation.Date" : "Date" }

  /// `.newest`. A case called `none` or `some` is named with its type: where an optional is expected, it would be taken
  /// for Optional's own.
  private func enumCase(_ type: TypeID, _ place: Int) -> SwiftExpression {
    guard case .enumeration(let cases) = graph[type].kind else { preconditionFailure("a case of a type without cases") }
    let name = SwiftIdentifier(checkedName: cases[place])
    guard name.isCaseOfOptional else { return .implicitMember(name) }
    return .member(.type(declaredTypes[type.index]), name)
  }
}

extension SwiftIdentifier {
  /// Whether a case of this name would be taken for Optional's own, where an optional is expected.
  var isCaseOfOptional: Bool { self == "none" || self == "some" }
}
