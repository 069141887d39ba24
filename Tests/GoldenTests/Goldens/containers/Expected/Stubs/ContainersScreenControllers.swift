// Written once by Switchyard from containers.routes.yaml. It is yours: Switchyard does not write over it.

import SwitchyardRuntime
import UIKit

/// Makes the controllers of Containers.
///
/// A new screen does not build until it has its function here.
struct ContainersScreenControllers: ContainersControllers {
  func home(send: ScreenSender<ContainersHomeEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder home
  }

  func leaf(send: ScreenSender<ContainersLeafEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder leaf
  }
}
