// Written once by Switchyard from deprecated-modules.routes.yaml. It is yours: Switchyard does not write over it.

import Foundation
import SwiftUI
import SwitchyardRuntime

/// Makes the views of the module Archive.
///
/// A new screen does not build until it has its function here.
struct ArchivedArchiveScreenViews: ArchivedArchiveScreens {
  func issue(cover: URL?, printed: Date?, send: ScreenSender<ArchivedArchiveIssueEvent>) -> AnyView {
    Text("archive.issue")  // switchyard:placeholder archive.issue
  }
}
