// Written once by Switchyard from public-access.routes.yaml. It is yours: Switchyard does not write over it.

/// Shows the screens of PublicAccess.
///
/// The switch names every route, so a new screen does not build until it has its case here.
struct PublicAccessScreenRouter {
  /// Shows a screen with its parameters.
  ///
  /// - Returns: whether it was shown. A placeholder was not.
  func show(_ route: PublicAccessRoute) -> Bool {
    switch route {
    case .home:
      return false  // switchyard:placeholder home
    case .code(code: _, sort: _):
      return false  // switchyard:placeholder code
    case .inner(let route): return show(route)
    }
  }

  /// Shows a screen of the module Inner.
  func show(_ route: PublicAccessInnerRoute) -> Bool {
    switch route {
    case .item(id: _):
      return false  // switchyard:placeholder inner.item
    }
  }
}
