// Written once by Switchyard from public-access.routes.yaml. It is yours: Switchyard does not write over it.

import Foundation
import SwitchyardRuntime
import UIKit

/// Makes the controllers of the module Inner.
///
/// A new screen does not build until it has its function here.
struct PublicAccessInnerScreenControllers: PublicAccessInnerControllers {
  func item(id: UUID, send: ScreenSender<PublicAccessInnerItemEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder inner.item
  }
}
