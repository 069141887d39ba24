// Written once by Switchyard from public-access.routes.yaml. It is yours: Switchyard does not write over it.

import Foundation
import SwiftUI
import SwitchyardRuntime

/// Makes the views of the module Inner.
///
/// A new screen does not build until it has its function here.
struct PublicAccessInnerScreenViews: PublicAccessInnerScreens {
  func item(id: UUID, send: ScreenSender<PublicAccessInnerItemEvent>) -> AnyView {
    Text("inner.item")  // switchyard:placeholder inner.item
  }
}
