// Written once by Switchyard from types.routes.yaml. It is yours: Switchyard does not write over it.

/// Shows the screens of Types.
///
/// The switch names every route, so a new screen does not build until it has its case here.
struct TypesScreenRouter {
  /// Shows a screen with its parameters.
  ///
  /// - Returns: whether it was shown. A placeholder was not.
  func show(_ route: TypesRoute) -> Bool {
    switch route {
    case .list:
      return false  // switchyard:placeholder list
    case .all(text: _, number: _, ratio: _, flag: _, key: _, address: _, day: _, kind: _):
      return false  // switchyard:placeholder all
    case .optional(text: _, number: _, key: _, address: _, day: _, kind: _, code: _):
      return false  // switchyard:placeholder optional
    case .defaulted(
      text: _,
      number: _,
      ratio: _,
      flag: _,
      key: _,
      address: _,
      day: _,
      kind: _,
      maybe: _,
      texts: _,
      kinds: _
    ):
      return false  // switchyard:placeholder defaulted
    case .lists(texts: _, numbers: _, keys: _, days: _, people: _, kinds: _):
      return false  // switchyard:placeholder lists
    case .own(person: _, friend: _, code: _):
      return false  // switchyard:placeholder own
    case .coded(code: _):
      return false  // switchyard:placeholder coded
    case .sluggish(slug: _):
      return false  // switchyard:placeholder sluggish
    }
  }
}
