import SwitchyardModel
import SwitchyardSwiftCode

/// What becomes of a value that the runtime takes without its Swift type, since it knows neither Foundation nor the app's
/// own types.
enum ArgumentConversion {
  /// As `arguments` has it, for comparing: an own type is compared as it says itself.
  case argument
  /// As text in an address.
  case address

  func converted(_ value: SwiftExpression, of type: ValueType, in graph: RouteGraph) -> SwiftExpression {
    guard let step = step(for: type.base, in: graph) else { return value }
    if type.isArray {
      let items: SwiftExpression = type.isOptional ? .chained(value) : value
      return .call(.member(items, "map"), trailing: SwiftClosure([], [.expression(step.applied(to: "$0"))]))
    }
    guard type.isOptional else { return step.applied(to: value) }
    if case .member(let name) = step { return .member(.chained(value), name) }
    // Of a date that is too far away there is no text.
    let map: SwiftIdentifier = self == .address && type.base == .date ? "flatMap" : "map"
    return .call(.member(value, map), trailing: SwiftClosure([], [.expression(step.applied(to: "$0"))]))
  }

  private enum Step {
    case member(SwiftIdentifier)
    case wrapped((SwiftExpression) -> SwiftExpression)

    func applied(to value: SwiftExpression) -> SwiftExpression {
      switch self {
      case .member(let name): .member(value, name)
      case .wrapped(let wrap): wrap(value)
      }
    }
  }

  /// Nil for what the runtime knows.
  private func step(for base: ValueType.Base, in graph: RouteGraph) -> Step? {
    switch base {
    case .string, .int, .double, .bool: return nil
    case .uuid: return .member("uuidString")
    case .url: return .member("absoluteString")
    case .date:
      switch self {
      case .argument: return .wrapped { .call("DateArgument", [.member($0, "timeIntervalSinceReferenceDate")]) }
      case .address:
        return .wrapped { .call("LinkDate.text", [.member($0, "timeIntervalSinceReferenceDate")]) }
      }
    case .declared(let id):
      guard case .external = graph[id].kind else { return nil }
      switch self {
      case .argument: return .wrapped { .call("OwnArgument", [$0]) }
      case .address: return .member("description")
      }
    }
  }
}
