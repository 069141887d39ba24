// Written once by Switchyard from links.routes.yaml. It is yours: Switchyard does not write over it.

/// Shows the screens of Links.
///
/// The switch names every route, so a new screen does not build until it has its case here.
struct LinksScreenRouter {
  /// Shows a screen with its parameters.
  ///
  /// - Returns: whether it was shown. A placeholder was not.
  func show(_ route: LinksRoute) -> Bool {
    switch route {
    case .home:
      return false  // switchyard:placeholder home
    case .item(id: _, page: _, mark: _):
      return false  // switchyard:placeholder item
    case .file(path: _, line: _):
      return false  // switchyard:placeholder file
    case .search(query: _, strict: _):
      return false  // switchyard:placeholder search
    case .default(guards: _, link: _, in: _):
      return false  // switchyard:placeholder default
    }
  }
}
