// Written once by Switchyard from literals.routes.yaml. It is yours: Switchyard does not write over it.

/// Shows the screens of Literals.
///
/// The switch names every route, so a new screen does not build until it has its case here.
struct LiteralsScreenRouter {
  /// Shows a screen with its parameters.
  ///
  /// - Returns: whether it was shown. A placeholder was not.
  func show(_ route: LiteralsRoute) -> Bool {
    switch route {
    case .quotes(text: _):
      return false  // switchyard:placeholder quotes
    case .lines:
      return false  // switchyard:placeholder lines
    case .emoji(text: _, other: _, more: _):
      return false  // switchyard:placeholder emoji
    }
  }
}
