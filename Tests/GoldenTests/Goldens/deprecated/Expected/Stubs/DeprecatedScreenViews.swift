// Written once by Switchyard from deprecated.routes.yaml. It is yours: Switchyard does not write over it.

import SwiftUI
import SwitchyardRuntime

/// Makes the views of Deprecated.
///
/// A new screen does not build until it has its function here.
struct DeprecatedScreenViews: DeprecatedScreens {
  func home(send: ScreenSender<DeprecatedHomeEvent>) -> AnyView {
    Text("home")  // switchyard:placeholder home
  }

  func old(id: Int, name: String, send: ScreenSender<DeprecatedOldEvent>) -> AnyView {
    Text("old")  // switchyard:placeholder old
  }

  func plain() -> AnyView {
    Text("plain")  // switchyard:placeholder plain
  }

  func article() -> AnyView {
    Text("article")  // switchyard:placeholder article
  }
}
