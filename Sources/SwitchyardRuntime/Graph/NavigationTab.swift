/// A tab of the tab bar; all of them stand in `allCases`, in the order of the bar.
public protocol NavigationTab: NamedCase, CaseIterable {
  associatedtype Route: NavigationRoute

  /// What stands below the icon.
  var title: String? { get }
  /// The name of the icon: an SF Symbol, or an image of the app.
  var icon: String? { get }
  /// The screen that the tab's stack begins with.
  var root: Route { get }
  /// Whether the tab has a stack; else it shows its root alone.
  var hasStack: Bool { get }
}
