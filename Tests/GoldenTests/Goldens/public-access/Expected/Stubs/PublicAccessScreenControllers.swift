// Written once by Switchyard from public-access.routes.yaml. It is yours: Switchyard does not write over it.

import Codes
import SwitchyardRuntime
import UIKit

/// Makes the controllers of PublicAccess.
///
/// A new screen does not build until it has its function here.
struct PublicAccessScreenControllers: PublicAccessControllers {
  var inner: any PublicAccessInnerControllers { PublicAccessInnerScreenControllers() }

  func home(send: ScreenSender<PublicAccessHomeEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder home
  }

  func code(code: Code, sort: PublicAccessSort, send: ScreenSender<PublicAccessCodeEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder code
  }
}
