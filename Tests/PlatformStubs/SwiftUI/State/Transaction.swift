public struct Transaction {
  public var disablesAnimations = false

  public init() {}
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let outer = standInTransaction
  standInTransaction = transaction
  defer { standInTransaction = outer }
  return try body()
}

/// That in which something is being changed.
nonisolated(unsafe) var standInTransaction = Transaction()
