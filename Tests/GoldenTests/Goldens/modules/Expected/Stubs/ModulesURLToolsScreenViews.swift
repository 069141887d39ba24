// Written once by Switchyard from modules.routes.yaml. It is yours: Switchyard does not write over it.

import SwiftUI
import SwitchyardRuntime

/// Makes the views of the module URLTools.
///
/// A new screen does not build until it has its function here.
struct ModulesURLToolsScreenViews: ModulesURLToolsScreens {
  func list(send: ScreenSender<ModulesURLToolsListEvent>) -> AnyView {
    Text("urlTools.list")  // switchyard:placeholder urlTools.list
  }
}
