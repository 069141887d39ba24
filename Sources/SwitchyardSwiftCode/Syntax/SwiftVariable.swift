/// A constant or a variable, stored or computed.
package struct SwiftVariable: Sendable {
  enum Accessors: Sendable {
    case stored
    /// A getter alone.
    case computed([SwiftStatement])
    case computedWithSetter(get: [SwiftStatement], set: [SwiftStatement])
    case observed(didSet: [SwiftStatement])
    /// A protocol's `{ get }` or `{ get set }`.
    case requirement(settable: Bool)
  }

  var isConstant: Bool
  var name: SwiftIdentifier
  var type: SwiftType?
  var value: SwiftExpression?
  var accessors: Accessors
}
