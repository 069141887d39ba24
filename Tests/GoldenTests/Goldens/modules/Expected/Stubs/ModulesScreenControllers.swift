// Written once by Switchyard from modules.routes.yaml. It is yours: Switchyard does not write over it.

import SwitchyardRuntime
import UIKit

/// Makes the controllers of Modules.
///
/// A new screen does not build until it has its function here.
struct ModulesScreenControllers: ModulesControllers {
  var checkout: any ModulesCheckoutControllers { ModulesCheckoutScreenControllers() }
  var urlTools: any ModulesURLToolsControllers { ModulesURLToolsScreenControllers() }

  func home(send: ScreenSender<ModulesHomeEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder home
  }

  func about(send: ScreenSender<ModulesAboutEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder about
  }
}
