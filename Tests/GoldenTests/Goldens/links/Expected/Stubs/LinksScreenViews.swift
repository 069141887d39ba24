// Written once by Switchyard from links.routes.yaml. It is yours: Switchyard does not write over it.

import SwiftUI
import SwitchyardRuntime

/// Makes the views of Links.
///
/// A new screen does not build until it has its function here.
struct LinksScreenViews: LinksScreens {
  func home() -> AnyView {
    Text("home")  // switchyard:placeholder home
  }

  func item(id: Int, page: Int, mark: String?) -> AnyView {
    Text("item")  // switchyard:placeholder item
  }

  func file(path: [String], line: Int?) -> AnyView {
    Text("file")  // switchyard:placeholder file
  }

  func search(query: String, strict: Bool) -> AnyView {
    Text("search")  // switchyard:placeholder search
  }

  func `default`(guards: String?, link: String?, in: Int) -> AnyView {
    Text("default")  // switchyard:placeholder default
  }
}
