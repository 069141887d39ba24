// Written once by Switchyard from modules.routes.yaml. It is yours: Switchyard does not write over it.

import SwiftUI
import SwitchyardRuntime

/// Makes the views of the module Checkout.
///
/// A new screen does not build until it has its function here.
struct ModulesCheckoutScreenViews: ModulesCheckoutScreens {
  func cart(send: ScreenSender<ModulesCheckoutCartEvent>) -> AnyView {
    Text("checkout.cart")  // switchyard:placeholder checkout.cart
  }

  func payment(id: Int, method: ModulesMethod, send: ScreenSender<ModulesCheckoutPaymentEvent>) -> AnyView {
    Text("checkout.payment")  // switchyard:placeholder checkout.payment
  }

  func receipts() -> AnyView {
    Text("checkout.receipts")  // switchyard:placeholder checkout.receipts
  }
}
