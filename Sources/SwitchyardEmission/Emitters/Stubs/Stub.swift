/// The beginning of a file that is the user's from then on, and what keeps it up to date with the spec.
package struct Stub: Sendable {
  package let file: GeneratedFile
  /// Nil for a file that is written and never looked at again.
  package let upkeep: (any StubUpkeep)?

  package init(file: GeneratedFile, upkeep: (any StubUpkeep)? = nil) {
    self.file = file
    self.upkeep = upkeep
  }
}

/// Knows what the user has made of a stub, wherever it stands by now.
package protocol StubUpkeep: Sendable {
  /// Whether a file may hold what is looked for, so that the others need not be taken apart.
  func mayConcern(_ bytes: [UInt8]) -> Bool

  /// Whether it is in one of these files, so that it must not be written once more.
  func isThere(in files: [UserFile]) -> Bool

  /// - Parameter home: which of the files the stub was written to, where that is among them.
  func update(_ files: [UserFile], home: Int?) -> StubUpdate
}
