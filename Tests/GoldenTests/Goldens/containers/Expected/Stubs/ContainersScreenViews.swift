// Written once by Switchyard from containers.routes.yaml. It is yours: Switchyard does not write over it.

import SwiftUI
import SwitchyardRuntime

/// Makes the views of Containers.
///
/// A new screen does not build until it has its function here.
struct ContainersScreenViews: ContainersScreens {
  func home(send: ScreenSender<ContainersHomeEvent>) -> AnyView {
    Text("home")  // switchyard:placeholder home
  }

  func leaf(send: ScreenSender<ContainersLeafEvent>) -> AnyView {
    Text("leaf")  // switchyard:placeholder leaf
  }
}
