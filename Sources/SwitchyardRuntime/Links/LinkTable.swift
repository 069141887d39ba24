/// The link patterns of an app, ready to be matched.
public struct LinkTable: Sendable {
  /// - Parameter literal: the table, as the generator encodes it.
  public init(_ literal: StaticString) {}

  /// The most specific pattern that a URL matches, with its values; nil where none does.
  public func match(_ url: String) -> LinkMatch? {
    nil
  }
}
