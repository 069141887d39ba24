// Written once by Switchyard from public-access.routes.yaml. It is yours: Switchyard does not write over it.

import Codes
import SwiftUI
import SwitchyardRuntime

/// Makes the views of PublicAccess.
///
/// A new screen does not build until it has its function here.
struct PublicAccessScreenViews: PublicAccessScreens {
  var inner: any PublicAccessInnerScreens { PublicAccessInnerScreenViews() }

  func home(send: ScreenSender<PublicAccessHomeEvent>) -> AnyView {
    Text("home")  // switchyard:placeholder home
  }

  func code(code: Code, sort: PublicAccessSort, send: ScreenSender<PublicAccessCodeEvent>) -> AnyView {
    Text("code")  // switchyard:placeholder code
  }
}
