// Written once by Switchyard from module-links.routes.yaml. It is yours: Switchyard does not write over it.

import SwitchyardRuntime
import UIKit

/// Makes the controllers of Delivery.
///
/// A new screen does not build until it has its function here.
struct DeliveryScreenControllers: DeliveryControllers {
  var orders: any DeliveryOrdersControllers { DeliveryOrdersScreenControllers() }
  var help: any DeliveryHelpControllers { DeliveryHelpScreenControllers() }

  func home() -> UIViewController {
    UIViewController()  // switchyard:placeholder home
  }
}
