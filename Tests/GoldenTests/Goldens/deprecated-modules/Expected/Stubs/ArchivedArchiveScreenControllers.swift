// Written once by Switchyard from deprecated-modules.routes.yaml. It is yours: Switchyard does not write over it.

import Foundation
import SwitchyardRuntime
import UIKit

/// Makes the controllers of the module Archive.
///
/// A new screen does not build until it has its function here.
struct ArchivedArchiveScreenControllers: ArchivedArchiveControllers {
  func issue(cover: URL?, printed: Date?, send: ScreenSender<ArchivedArchiveIssueEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder archive.issue
  }
}
