// Written once by Switchyard from modules.routes.yaml. It is yours: Switchyard does not write over it.

/// Shows the screens of Modules.
///
/// The switch names every route, so a new screen does not build until it has its case here.
struct ModulesScreenRouter {
  /// Shows a screen with its parameters.
  ///
  /// - Returns: whether it was shown. A placeholder was not.
  func show(_ route: ModulesRoute) -> Bool {
    switch route {
    case .home:
      return false  // switchyard:placeholder home
    case .about:
      return false  // switchyard:placeholder about
    case .checkout(let route): return show(route)
    case .urlTools(let route): return show(route)
    }
  }

  /// Shows a screen of the module Checkout.
  func show(_ route: ModulesCheckoutRoute) -> Bool {
    switch route {
    case .cart:
      return false  // switchyard:placeholder checkout.cart
    case .payment(id: _, method: _):
      return false  // switchyard:placeholder checkout.payment
    case .receipts:
      return false  // switchyard:placeholder checkout.receipts
    }
  }

  /// Shows a screen of the module URLTools.
  func show(_ route: ModulesURLToolsRoute) -> Bool {
    switch route {
    case .list:
      return false  // switchyard:placeholder urlTools.list
    }
  }
}
