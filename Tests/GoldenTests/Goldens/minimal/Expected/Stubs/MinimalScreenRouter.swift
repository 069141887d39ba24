// Written once by Switchyard from minimal.routes.yaml. It is yours: Switchyard does not write over it.

/// Shows the screens of Minimal.
///
/// The switch names every route, so a new screen does not build until it has its case here.
struct MinimalScreenRouter {
  /// Shows a screen with its parameters.
  ///
  /// - Returns: whether it was shown. A placeholder was not.
  func show(_ route: MinimalRoute) -> Bool {
    switch route {
    case .home:
      return false  // switchyard:placeholder home
    }
  }
}
