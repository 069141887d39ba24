// Written once by Switchyard from module-links.routes.yaml. It is yours: Switchyard does not write over it.

import SwiftUI
import SwitchyardRuntime

/// Makes the views of the module Orders.
///
/// A new screen does not build until it has its function here.
struct DeliveryOrdersScreenViews: DeliveryOrdersScreens {
  func order(id: Int, send: ScreenSender<DeliveryOrdersOrderEvent>) -> AnyView {
    Text("orders.order")  // switchyard:placeholder orders.order
  }
}
