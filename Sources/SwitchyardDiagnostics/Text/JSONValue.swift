/// A JSON text as a value. An object keeps the order in which its members are given, so that the same value is always
/// the same text.
///
/// ```swift
/// let schema: JSONValue = ["type": "object", "required": ["name"]]
/// ```
package enum JSONValue: Sendable, Hashable {
  /// A key of an object and what stands behind it.
  package struct Member: Sendable, Hashable {
    package var key: String
    package var value: JSONValue

    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  case null
  case bool(Bool)
  case int(Int)
  /// What is written with a point or an exponent, or is larger than an Int. Always finite.
  case double(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral
{
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member($0.0, $0.1) })
  }

  package init(arrayLiteral elements: JSONValue...) {
    self = .array(elements)
  }

  package init(stringLiteral text: String) {
    self = .string(text)
  }

  package init(booleanLiteral value: Bool) {
    self = .bool(value)
  }

  package init(integerLiteral value: Int) {
    self = .int(value)
  }
}

extension JSONValue {
  package static func orNull(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
  package static func orNull(_ number: Int?) -> JSONValue { number.map { .int($0) } ?? .null }
}
