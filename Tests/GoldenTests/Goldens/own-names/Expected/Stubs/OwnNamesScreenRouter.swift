// Written once by Switchyard from own-names.routes.yaml. It is yours: Switchyard does not write over it.

/// Shows the screens of OwnNames.
///
/// The switch names every route, so a new screen does not build until it has its case here.
struct OwnNamesScreenRouter {
  /// Shows a screen with its parameters.
  ///
  /// - Returns: whether it was shown. A placeholder was not.
  func show(_ route: OwnNamesRoute) -> Bool {
    switch route {
    case .word(word: _):
      return false  // switchyard:placeholder word
    case .Double(Double: _):
      return false  // switchyard:placeholder Double
    case .moment(UUID: _, URL: _, Date: _):
      return false  // switchyard:placeholder moment
    case .moments(UUID: _, URL: _, Date: _):
      return false  // switchyard:placeholder moments
    case .all(
      screen: _,
      arguments: _,
      path: _,
      url: _,
      name: _,
      title: _,
      position: _,
      icon: _,
      root: _,
      event: _,
      route: _,
      guards: _,
      link: _,
      rawValue: _,
      hash: _,
      hashValue: _,
      description: _,
      String: _,
      URL: _,
      UUID: _,
      Date: _,
      Int: _,
      NavigationRoute: _,
      none: _,
      transition: _,
      start: _,
      remembering: _,
      match: _,
      Optional: _,
      Array: _,
      Never: _
    ):
      return false  // switchyard:placeholder all
    case .screen(screen: _):
      return false  // switchyard:placeholder screen
    case .arguments(arguments: _):
      return false  // switchyard:placeholder arguments
    case .path(path: _):
      return false  // switchyard:placeholder path
    case .url(url: _):
      return false  // switchyard:placeholder url
    case .name(name: _):
      return false  // switchyard:placeholder name
    case .title(title: _):
      return false  // switchyard:placeholder title
    case .position(position: _):
      return false  // switchyard:placeholder position
    case .icon(icon: _):
      return false  // switchyard:placeholder icon
    case .root(root: _):
      return false  // switchyard:placeholder root
    case .event(event: _):
      return false  // switchyard:placeholder event
    case .route(route: _):
      return false  // switchyard:placeholder route
    case .guards(guards: _):
      return false  // switchyard:placeholder guards
    case .link(link: _):
      return false  // switchyard:placeholder link
    case .rawValue(rawValue: _):
      return false  // switchyard:placeholder rawValue
    case .hash(hash: _):
      return false  // switchyard:placeholder hash
    case .hashValue(hashValue: _):
      return false  // switchyard:placeholder hashValue
    case .description(description: _):
      return false  // switchyard:placeholder description
    case .String(String: _):
      return false  // switchyard:placeholder String
    case .URL(URL: _):
      return false  // switchyard:placeholder URL
    case .UUID(UUID: _):
      return false  // switchyard:placeholder UUID
    case .Date(Date: _):
      return false  // switchyard:placeholder Date
    case .Int(Int: _):
      return false  // switchyard:placeholder Int
    case .NavigationRoute(NavigationRoute: _):
      return false  // switchyard:placeholder NavigationRoute
    case .none(none: _):
      return false  // switchyard:placeholder none
    case .transition(transition: _):
      return false  // switchyard:placeholder transition
    case .start(start: _):
      return false  // switchyard:placeholder start
    case .remembering(remembering: _):
      return false  // switchyard:placeholder remembering
    case .match(match: _):
      return false  // switchyard:placeholder match
    case .Optional(Optional: _):
      return false  // switchyard:placeholder Optional
    case .Array(Array: _):
      return false  // switchyard:placeholder Array
    case .Never(Never: _):
      return false  // switchyard:placeholder Never
    }
  }
}
