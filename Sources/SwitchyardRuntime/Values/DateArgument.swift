/// A moment, in seconds since the first of January 2001, 00:00 UTC, as Foundation's `Date` counts.
public struct DateArgument: Hashable, Sendable {
  public let secondsSince2001: Double

  public init(_ secondsSince2001: Double) {
    self.secondsSince2001 = secondsSince2001
  }
}

extension DateArgument: CaseArgumentConvertible {
  public var caseArgument: CaseArgument { .date(secondsSince2001) }
}
