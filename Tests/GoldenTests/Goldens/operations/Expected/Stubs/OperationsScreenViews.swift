// Written once by Switchyard from operations.routes.yaml. It is yours: Switchyard does not write over it.

import SwiftUI
import SwitchyardRuntime

/// Makes the views of Operations.
///
/// A new screen does not build until it has its function here.
struct OperationsScreenViews: OperationsScreens {
  func home(send: ScreenSender<OperationsHomeEvent>) -> AnyView {
    Text("home")  // switchyard:placeholder home
  }

  func detail(id: Int, send: ScreenSender<OperationsDetailEvent>) -> AnyView {
    Text("detail")  // switchyard:placeholder detail
  }
}
