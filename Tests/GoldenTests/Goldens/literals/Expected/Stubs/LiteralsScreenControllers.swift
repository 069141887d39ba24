// Written once by Switchyard from literals.routes.yaml. It is yours: Switchyard does not write over it.

import SwitchyardRuntime
import UIKit

/// Makes the controllers of Literals.
///
/// A new screen does not build until it has its function here.
struct LiteralsScreenControllers: LiteralsControllers {
  func quotes(text: String, send: ScreenSender<LiteralsQuotesEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder quotes
  }

  func lines() -> UIViewController {
    UIViewController()  // switchyard:placeholder lines
  }

  func emoji(text: String, other: String?, more: String) -> UIViewController {
    UIViewController()  // switchyard:placeholder emoji
  }
}
