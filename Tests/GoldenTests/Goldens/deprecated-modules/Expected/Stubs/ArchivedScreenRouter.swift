// Written once by Switchyard from deprecated-modules.routes.yaml. It is yours: Switchyard does not write over it.

/// Shows the screens of Archived.
///
/// The switch names every route, so a new screen does not build until it has its case here.
struct ArchivedScreenRouter {
  /// Shows a screen with its parameters.
  ///
  /// - Returns: whether it was shown. A placeholder was not.
  func show(_ route: ArchivedRoute) -> Bool {
    switch route {
    case .home:
      return false  // switchyard:placeholder home
    case .archive(let route): return show(route)
    }
  }

  /// Shows a screen of the module Archive.
  func show(_ route: ArchivedArchiveRoute) -> Bool {
    switch route {
    case .issue(cover: _, printed: _):
      return false  // switchyard:placeholder archive.issue
    }
  }
}
