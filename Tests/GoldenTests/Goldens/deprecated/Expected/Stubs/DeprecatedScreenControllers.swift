// Written once by Switchyard from deprecated.routes.yaml. It is yours: Switchyard does not write over it.

import SwitchyardRuntime
import UIKit

/// Makes the controllers of Deprecated.
///
/// A new screen does not build until it has its function here.
struct DeprecatedScreenControllers: DeprecatedControllers {
  func home(send: ScreenSender<DeprecatedHomeEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder home
  }

  func old(id: Int, name: String, send: ScreenSender<DeprecatedOldEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder old
  }

  func plain() -> UIViewController {
    UIViewController()  // switchyard:placeholder plain
  }

  func article() -> UIViewController {
    UIViewController()  // switchyard:placeholder article
  }
}
