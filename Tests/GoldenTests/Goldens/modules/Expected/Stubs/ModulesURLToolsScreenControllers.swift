// Written once by Switchyard from modules.routes.yaml. It is yours: Switchyard does not write over it.

import SwitchyardRuntime
import UIKit

/// Makes the controllers of the module URLTools.
///
/// A new screen does not build until it has its function here.
struct ModulesURLToolsScreenControllers: ModulesURLToolsControllers {
  func list(send: ScreenSender<ModulesURLToolsListEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder urlTools.list
  }
}
