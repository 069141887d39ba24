/// A screen, whatever it is shown with.
public protocol NavigationScreen: NamedCase {
  /// What the spec gives it as a title.
  var title: String? { get }
  /// Whether the user can go back from it.
  var allowsBack: Bool { get }
  /// Whether the tab bar is out of sight while it is shown.
  var hidesTabBar: Bool { get }
}
