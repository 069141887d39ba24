/// A value of one of the app's own types, compared and hashed as that type says.
public struct OwnArgument: Sendable {
  public let value: any Hashable & Sendable

  public init(_ value: any Hashable & Sendable) {
    self.value = value
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
