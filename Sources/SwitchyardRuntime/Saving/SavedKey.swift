/// A key of a saved state: one of its format, or a name of the spec.
struct SavedKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String

  init(_ name: String) {
    stringValue = name
  }

  init(stringValue: String) {
    self.init(stringValue)
  }

  init(stringLiteral text: StaticString) {
    self.init(text.description)
  }

  var intValue: Int? { nil }

  init?(intValue: Int) {
    nil
  }
}
