// Written once by Switchyard from deprecated-modules.routes.yaml. It is yours: Switchyard does not write over it.

import SwiftUI
import SwitchyardRuntime

/// Makes the views of Archived.
///
/// A new screen does not build until it has its function here.
struct ArchivedScreenViews: ArchivedScreens {
  var archive: any ArchivedArchiveScreens { ArchivedArchiveScreenViews() }

  func home(send: ScreenSender<ArchivedHomeEvent>) -> AnyView {
    Text("home")  // switchyard:placeholder home
  }
}
