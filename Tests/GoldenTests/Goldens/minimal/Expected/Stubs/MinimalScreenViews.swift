// Written once by Switchyard from minimal.routes.yaml. It is yours: Switchyard does not write over it.

import SwiftUI
import SwitchyardRuntime

/// Makes the views of Minimal.
///
/// A new screen does not build until it has its function here.
struct MinimalScreenViews: MinimalScreens {
  func home() -> AnyView {
    Text("home")  // switchyard:placeholder home
  }
}
