// Written once by Switchyard from operations.routes.yaml. It is yours: Switchyard does not write over it.

/// Shows the screens of Operations.
///
/// The switch names every route, so a new screen does not build until it has its case here.
struct OperationsScreenRouter {
  /// Shows a screen with its parameters.
  ///
  /// - Returns: whether it was shown. A placeholder was not.
  func show(_ route: OperationsRoute) -> Bool {
    switch route {
    case .home:
      return false  // switchyard:placeholder home
    case .detail(id: _):
      return false  // switchyard:placeholder detail
    }
  }
}
