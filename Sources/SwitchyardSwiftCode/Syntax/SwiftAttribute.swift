/// `@MainActor`, `@available(…)`: what stands in front of a declaration.
package struct SwiftAttribute: Sendable {
  enum Arguments: Sendable {
    case none
    case fixed(SwiftFixedText)
    case values(SwiftArguments)
    case deprecated(message: String?)
  }

  let name: SwiftFixedText
  let arguments: Arguments

  /// `@name`
  package static func named(_ name: SwiftFixedText) -> SwiftAttribute {
    SwiftAttribute(name: name, arguments: .none)
  }

  /// `@name(arguments)`
  package static func named(_ name: SwiftFixedText, _ arguments: SwiftFixedText) -> SwiftAttribute {
    SwiftAttribute(name: name, arguments: .fixed(arguments))
  }

  /// `@name("…", of: value)`
  package static func named(_ name: SwiftFixedText, _ arguments: SwiftArguments) -> SwiftAttribute {
    SwiftAttribute(name: name, arguments: .values(arguments))
  }

  /// `@available(*, deprecated, message: "…")`
  package static func deprecated(_ message: String? = nil) -> SwiftAttribute {
    SwiftAttribute(name: "available", arguments: .deprecated(message: message))
  }

  package static let discardableResult = SwiftAttribute.named("discardableResult")
  package static let escaping = SwiftAttribute.named("escaping")
  package static let inlinable = SwiftAttribute.named("inlinable")
  package static let mainActor = SwiftAttribute.named("MainActor")
  package static let sendable = SwiftAttribute.named("Sendable")
  package static let viewBuilder = SwiftAttribute.named("ViewBuilder")
}
