/// Of any text, so that its initialiser never fails.
nonisolated struct Slug: Hashable, Sendable, LosslessStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
