// Written once by Switchyard from module-links.routes.yaml. It is yours: Switchyard does not write over it.

import SwitchyardRuntime
import UIKit

/// Makes the controllers of the module Orders.
///
/// A new screen does not build until it has its function here.
struct DeliveryOrdersScreenControllers: DeliveryOrdersControllers {
  func order(id: Int, send: ScreenSender<DeliveryOrdersOrderEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder orders.order
  }
}
