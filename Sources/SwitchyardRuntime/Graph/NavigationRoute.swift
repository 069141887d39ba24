/// A screen together with what it is shown with.
public protocol NavigationRoute: NamedCase {
  /// A screen without its parameters: what `popTo` and `setAfter` look for.
  associatedtype Screen: NavigationScreen

  var screen: Screen { get }

  /// The address, percent-encoded, such as `/posts/42`; nil for a screen that has none.
  var path: String? { get }
}

extension NavigationRoute {
  public var name: String { screen.name }
  public var parameterNames: [String] { screen.parameterNames }
}
