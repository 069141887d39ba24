/// A case of a generated enum, taken apart: the name that the spec gives it, and what it carries.
///
/// Routes, screens, tabs, flows and events are named cases. Two of them are equal where their names and their arguments
/// are: the comparison stands here once, since the one that the compiler writes for an enum of a thousand cases takes
/// it minutes.
///
/// ```swift
/// CourierRoute.post(id: 42).name       // "post"
/// CourierRoute.post(id: 42).arguments  // [.int(42), .absent, .int(1)]
/// ```
public protocol NamedCase: Hashable, Sendable, CustomStringConvertible {
  /// The name in the spec; in a module with the module's before it, as in `checkout.payment`.
  var name: String { get }

  /// What the case carries, in the order of its parameters; empty for a case without any.
  var arguments: [CaseArgument] { get }

  /// What these are called; empty where nobody needs to know.
  var parameterNames: [String] { get }
}

extension NamedCase {
  public var arguments: [CaseArgument] { [] }
  public var parameterNames: [String] { [] }

  public static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.arguments == right.arguments
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(arguments)
  }

  /// The name, and the arguments in parentheses where there are any: `post(42, nil, 1)`. For logs.
  public var description: String {
    let arguments = arguments
    return arguments.isEmpty ? name : "\(name)(\(arguments.map(\.description).joined(separator: ", ")))"
  }
}
