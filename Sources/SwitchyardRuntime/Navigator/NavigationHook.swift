/// A hook that was added to a navigator, by which it is removed again.
public struct NavigationHook: Hashable, Sendable {
  let number: Int
}
