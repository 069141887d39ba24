// Written once by Switchyard from operations.routes.yaml. It is yours: Switchyard does not write over it.

import SwitchyardRuntime
import UIKit

/// Makes the controllers of Operations.
///
/// A new screen does not build until it has its function here.
struct OperationsScreenControllers: OperationsControllers {
  func home(send: ScreenSender<OperationsHomeEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder home
  }

  func detail(id: Int, send: ScreenSender<OperationsDetailEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder detail
  }
}
