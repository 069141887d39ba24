nonisolated struct Person: Hashable, Sendable {
  var name: String
}
