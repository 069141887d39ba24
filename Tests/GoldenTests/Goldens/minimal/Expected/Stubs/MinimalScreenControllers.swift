// Written once by Switchyard from minimal.routes.yaml. It is yours: Switchyard does not write over it.

import SwitchyardRuntime
import UIKit

/// Makes the controllers of Minimal.
///
/// A new screen does not build until it has its function here.
struct MinimalScreenControllers: MinimalControllers {
  func home() -> UIViewController {
    UIViewController()  // switchyard:placeholder home
  }
}
