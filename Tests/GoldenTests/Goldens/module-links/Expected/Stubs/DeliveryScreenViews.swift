// Written once by Switchyard from module-links.routes.yaml. It is yours: Switchyard does not write over it.

import SwiftUI
import SwitchyardRuntime

/// Makes the views of Delivery.
///
/// A new screen does not build until it has its function here.
struct DeliveryScreenViews: DeliveryScreens {
  var orders: any DeliveryOrdersScreens { DeliveryOrdersScreenViews() }
  var help: any DeliveryHelpScreens { DeliveryHelpScreenViews() }

  func home() -> AnyView {
    Text("home")  // switchyard:placeholder home
  }
}
