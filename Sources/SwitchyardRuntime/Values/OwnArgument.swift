/// A value of one of the app's own types, compared and hashed as that type says, and saved as it can be: as its own
/// coding has it, or else as its text.
public struct OwnArgument: Sendable {
  public let value: any Hashable & Sendable
  let coded: any Encodable & Sendable

  /// Of a type that can neither be encoded nor be read from a text: what is saved cannot be restored.
  public init(_ value: some Hashable & Sendable) {
    self.value = value
    coded = String(describing: value)
  }

  public init(_ value: some Hashable & Sendable & LosslessStringConvertible) {
    self.value = value
    coded = value.description
  }

  public init(_ value: some Hashable & Sendable & Codable) {
    self.value = value
    coded = value
  }

  public init(_ value: some Hashable & Sendable & Codable & LosslessStringConvertible) {
    self.value = value
    coded = value
  }
}

extension OwnArgument: Hashable {
  public static func == (left: OwnArgument, right: OwnArgument) -> Bool {
    AnyHashable(left.value) == AnyHashable(right.value)
  }

  public func hash(into hasher: inout Hasher) {
    value.hash(into: &hasher)
  }
}

extension OwnArgument: CaseArgumentConvertible {
  public var caseArgument: CaseArgument { .own(self) }
}
