// Written once by Switchyard from courier.routes.yaml. It is yours: Switchyard does not write over it.

/// Shows the screens of Courier.
///
/// The switch names every route, so a new screen does not build until it has its case here.
struct CourierScreenRouter {
  /// Shows a screen with its parameters.
  ///
  /// - Returns: whether it was shown. A placeholder was not.
  func show(_ route: CourierRoute) -> Bool {
    switch route {
    case .feed:
      return false  // switchyard:placeholder feed
    case .post(id: _, highlight: _, page: _):
      return false  // switchyard:placeholder post
    case .profile(userID: _):
      return false  // switchyard:placeholder profile
    case .search(query: _, sort: _):
      return false  // switchyard:placeholder search
    case .chats:
      return false  // switchyard:placeholder chats
    case .chat(userID: _):
      return false  // switchyard:placeholder chat
    case .settings:
      return false  // switchyard:placeholder settings
    case .signIn:
      return false  // switchyard:placeholder signIn
    case .cart:
      return false  // switchyard:placeholder cart
    case .payment:
      return false  // switchyard:placeholder payment
    case .welcome:
      return false  // switchyard:placeholder welcome
    }
  }
}
