/// A function, an initialiser or a subscript; without a body, a protocol's requirement.
package struct SwiftFunction: Sendable {
  enum Name: Sendable {
    case function(SwiftIdentifier)
    case binaryOperator(SwiftOperator)
    case initializer(isFailable: Bool)
    case `subscript`
  }

  var name: Name
  var generics: [SwiftGenericParameter] = []
  var parameters: [SwiftParameter]
  var effects: [SwiftEffect] = []
  var returns: SwiftType?
  var requirements: [SwiftRequirement] = []
  var body: [SwiftStatement]?
}
