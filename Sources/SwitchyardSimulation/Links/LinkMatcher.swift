package import SwitchyardModel

/// A link of the spec that a URL matches, with the values of its placeholders.
package struct LinkMatch: Hashable, Sendable {
  package var link: LinkID
  /// In the order of the pattern's placeholders; nil for a query item that is absent.
  package var values: [Value]
}

struct LinkMatcher {
  func match(_ url: String) -> LinkMatch? { nil }
}
