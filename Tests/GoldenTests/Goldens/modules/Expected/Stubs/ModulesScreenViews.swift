// Written once by Switchyard from modules.routes.yaml. It is yours: Switchyard does not write over it.

import SwiftUI
import SwitchyardRuntime

/// Makes the views of Modules.
///
/// A new screen does not build until it has its function here.
struct ModulesScreenViews: ModulesScreens {
  var checkout: any ModulesCheckoutScreens { ModulesCheckoutScreenViews() }
  var urlTools: any ModulesURLToolsScreens { ModulesURLToolsScreenViews() }

  func home(send: ScreenSender<ModulesHomeEvent>) -> AnyView {
    Text("home")  // switchyard:placeholder home
  }

  func about(send: ScreenSender<ModulesAboutEvent>) -> AnyView {
    Text("about")  // switchyard:placeholder about
  }
}
