// Written once by Switchyard from literals.routes.yaml. It is yours: Switchyard does not write over it.

import SwiftUI
import SwitchyardRuntime

/// Makes the views of Literals.
///
/// A new screen does not build until it has its function here.
struct LiteralsScreenViews: LiteralsScreens {
  func quotes(text: String, send: ScreenSender<LiteralsQuotesEvent>) -> AnyView {
    Text("quotes")  // switchyard:placeholder quotes
  }

  func lines() -> AnyView {
    Text("lines")  // switchyard:placeholder lines
  }

  func emoji(text: String, other: String?, more: String) -> AnyView {
    Text("emoji")  // switchyard:placeholder emoji
  }
}
