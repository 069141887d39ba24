/// Tells an entry, a stack or a layer from every other one that a state has had, whatever they show.
///
/// It stays the same while something is put above it or taken away from there, and is never given a second time.
public struct NavigationID: Hashable, Sendable {
  let number: UInt64
}

extension NavigationID: CustomStringConvertible {
  public var description: String { "#\(number)" }
}
