// Written once by Switchyard from module-links.routes.yaml. It is yours: Switchyard does not write over it.

import SwiftUI
import SwitchyardRuntime

/// Makes the views of the module Help.
///
/// A new screen does not build until it has its function here.
struct DeliveryHelpScreenViews: DeliveryHelpScreens {
  func topics() -> AnyView {
    Text("help.topics")  // switchyard:placeholder help.topics
  }
}
