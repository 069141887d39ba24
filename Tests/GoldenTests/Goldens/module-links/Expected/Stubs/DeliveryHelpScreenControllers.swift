// Written once by Switchyard from module-links.routes.yaml. It is yours: Switchyard does not write over it.

import SwitchyardRuntime
import UIKit

/// Makes the controllers of the module Help.
///
/// A new screen does not build until it has its function here.
struct DeliveryHelpScreenControllers: DeliveryHelpControllers {
  func topics() -> UIViewController {
    UIViewController()  // switchyard:placeholder help.topics
  }
}
