// Written once by Switchyard from deprecated.routes.yaml. It is yours: Switchyard does not write over it.

/// Shows the screens of Deprecated.
///
/// The switch names every route, so a new screen does not build until it has its case here.
struct DeprecatedScreenRouter {
  /// Shows a screen with its parameters.
  ///
  /// - Returns: whether it was shown. A placeholder was not.
  func show(_ route: DeprecatedRoute) -> Bool {
    switch route {
    case .home:
      return false  // switchyard:placeholder home
    case .old(id: _, name: _, deprecatedDeprecatedRoutes: _):
      return false  // switchyard:placeholder old
    case .plain:
      return false  // switchyard:placeholder plain
    case .article:
      return false  // switchyard:placeholder article
    }
  }
}
