// Written once by Switchyard from links.routes.yaml. It is yours: Switchyard does not write over it.

import SwitchyardRuntime
import UIKit

/// Makes the controllers of Links.
///
/// A new screen does not build until it has its function here.
struct LinksScreenControllers: LinksControllers {
  func home() -> UIViewController {
    UIViewController()  // switchyard:placeholder home
  }

  func item(id: Int, page: Int, mark: String?) -> UIViewController {
    UIViewController()  // switchyard:placeholder item
  }

  func file(path: [String], line: Int?) -> UIViewController {
    UIViewController()  // switchyard:placeholder file
  }

  func search(query: String, strict: Bool) -> UIViewController {
    UIViewController()  // switchyard:placeholder search
  }

  func `default`(guards: String?, link: String?, in: Int) -> UIViewController {
    UIViewController()  // switchyard:placeholder default
  }
}
