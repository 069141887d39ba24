// Written once by Switchyard from modules.routes.yaml. It is yours: Switchyard does not write over it.

import SwitchyardRuntime
import UIKit

/// Makes the controllers of the module Checkout.
///
/// A new screen does not build until it has its function here.
struct ModulesCheckoutScreenControllers: ModulesCheckoutControllers {
  func cart(send: ScreenSender<ModulesCheckoutCartEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder checkout.cart
  }

  func payment(id: Int, method: ModulesMethod, send: ScreenSender<ModulesCheckoutPaymentEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder checkout.payment
  }

  func receipts() -> UIViewController {
    UIViewController()  // switchyard:placeholder checkout.receipts
  }
}
