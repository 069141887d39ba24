// Written once by Switchyard from module-links.routes.yaml. It is yours: Switchyard does not write over it.

/// Shows the screens of Delivery.
///
/// The switch names every route, so a new screen does not build until it has its case here.
struct DeliveryScreenRouter {
  /// Shows a screen with its parameters.
  ///
  /// - Returns: whether it was shown. A placeholder was not.
  func show(_ route: DeliveryRoute) -> Bool {
    switch route {
    case .home:
      return false  // switchyard:placeholder home
    case .orders(let route): return show(route)
    case .help(let route): return show(route)
    }
  }

  /// Shows a screen of the module Orders.
  func show(_ route: DeliveryOrdersRoute) -> Bool {
    switch route {
    case .order(id: _):
      return false  // switchyard:placeholder orders.order
    }
  }

  /// Shows a screen of the module Help.
  func show(_ route: DeliveryHelpRoute) -> Bool {
    switch route {
    case .topics:
      return false  // switchyard:placeholder help.topics
    }
  }
}
