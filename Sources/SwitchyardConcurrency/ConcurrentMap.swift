import Dispatch

extension Array where Element: Sendable {
  /// What becomes of each element, in their order, worked out on all cores at once.
  ///
  /// For work that is worth a thread: starting one costs as much as reading some kilobytes of YAML.
  package func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    guard count > 1 else { return map(transform) }
    return [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      guard let start = buffer.baseAddress else { return }
      // Each place is written once, by whoever works on its element.
      nonisolated(unsafe) let results = start
      DispatchQueue.concurrentPerform(iterations: count) { index in
        (results + index).initialize(to: transform(self[index]))
      }
      initializedCount = count
    }
  }
}
