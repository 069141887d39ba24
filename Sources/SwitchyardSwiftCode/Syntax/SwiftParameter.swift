/// A parameter of a function, or a place of a case's payload.
package struct SwiftParameter: Sendable {
  enum Label: Sendable {
    case asName
    case none
    case named(SwiftIdentifier)
  }

  var label: Label
  /// Nil for a payload without a label.
  var name: SwiftIdentifier?
  var type: SwiftType
  var value: SwiftExpression?

  /// `name: Type = value`
  package init(_ name: SwiftIdentifier, _ type: SwiftType, default value: SwiftExpression? = nil) {
    self.init(label: .asName, name: name, type: type, value: value)
  }

  /// `label name: Type = value`
  package init(
    _ label: SwiftIdentifier, _ name: SwiftIdentifier, _ type: SwiftType, default value: SwiftExpression? = nil
  ) {
    self.init(label: .named(label), name: name, type: type, value: value)
  }

  /// `_ name: Type = value`
  package static func unlabelled(
    _ name: SwiftIdentifier, _ type: SwiftType, default value: SwiftExpression? = nil
  ) -> SwiftParameter {
    SwiftParameter(label: .none, name: name, type: type, value: value)
  }

  /// A payload without a label: `Type = value`.
  package static func unnamed(_ type: SwiftType, default value: SwiftExpression? = nil) -> SwiftParameter {
    SwiftParameter(label: .none, name: nil, type: type, value: value)
  }

  private init(label: Label, name: SwiftIdentifier?, type: SwiftType, value: SwiftExpression?) {
    self.label = label
    self.name = name
    self.type = type
    self.value = value
  }
}
