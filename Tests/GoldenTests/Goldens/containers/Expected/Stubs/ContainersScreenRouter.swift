// Written once by Switchyard from containers.routes.yaml. It is yours: Switchyard does not write over it.

/// Shows the screens of Containers.
///
/// The switch names every route, so a new screen does not build until it has its case here.
struct ContainersScreenRouter {
  /// Shows a screen with its parameters.
  ///
  /// - Returns: whether it was shown. A placeholder was not.
  func show(_ route: ContainersRoute) -> Bool {
    switch route {
    case .home:
      return false  // switchyard:placeholder home
    case .leaf:
      return false  // switchyard:placeholder leaf
    }
  }
}
