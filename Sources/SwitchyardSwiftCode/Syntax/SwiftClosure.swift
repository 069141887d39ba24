/// `{ [weak self] screen in … }`
package struct SwiftClosure: Sendable {
  package var attributes: [SwiftAttribute]
  package var captures: [SwiftFixedText]
  package var parameters: [SwiftIdentifier]
  package var body: [SwiftStatement]

  package init(
    attributes: [SwiftAttribute] = [], captures: [SwiftFixedText] = [], _ parameters: [SwiftIdentifier] = [],
    _ body: [SwiftStatement]
  ) {
    self.attributes = attributes
    self.captures = captures
    self.parameters = parameters
    self.body = body
  }
}
