/// A named stack that is presented or started.
public protocol NavigationFlow: NamedCase {
  associatedtype Route: NavigationRoute

  /// The screen that it begins with; nil where whoever presents it says what that is shown with.
  var root: Route? { get }
}
