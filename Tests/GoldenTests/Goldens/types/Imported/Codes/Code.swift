public struct Code: Hashable, Sendable, LosslessStringConvertible {
  public var description: String

  public init?(_ description: String) {
    if description.isEmpty { return nil }
    self.description = description
  }
}
