// Written once by Switchyard from deprecated-modules.routes.yaml. It is yours: Switchyard does not write over it.

import SwitchyardRuntime
import UIKit

/// Makes the controllers of Archived.
///
/// A new screen does not build until it has its function here.
struct ArchivedScreenControllers: ArchivedControllers {
  var archive: any ArchivedArchiveControllers { ArchivedArchiveScreenControllers() }

  func home(send: ScreenSender<ArchivedHomeEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder home
  }
}
