// Written once by Switchyard from types.routes.yaml. It is yours: Switchyard does not write over it.

import Codes
import Foundation
import SwitchyardRuntime
import UIKit

/// Makes the controllers of Types.
///
/// A new screen does not build until it has its function here.
struct TypesScreenControllers: TypesControllers {
  func list(send: ScreenSender<TypesListEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder list
  }

  func all(
    text: String, number: Int, ratio: Double, flag: Bool, key: UUID, address: URL, day: Date, kind: TypesKind
  ) -> UIViewController {
    UIViewController()  // switchyard:placeholder all
  }

  func optional(
    text: String?, number: Int?, key: UUID?, address: URL?, day: Date?, kind: TypesKind?, code: Codes.Code?
  ) -> UIViewController {
    UIViewController()  // switchyard:placeholder optional
  }

  func defaulted(
    text: String, number: Int?, ratio: Double, flag: Bool, key: UUID, address: URL, day: Date, kind: TypesKind,
    maybe: TypesKind?, texts: [String], kinds: [TypesKind]
  ) -> UIViewController {
    UIViewController()  // switchyard:placeholder defaulted
  }

  func lists(
    texts: [String], numbers: [Int], keys: [UUID], days: [Date]?, people: [Person]?, kinds: [TypesKind]?
  ) -> UIViewController {
    UIViewController()  // switchyard:placeholder lists
  }

  func own(person: Person, friend: Person?, code: Codes.Code) -> UIViewController {
    UIViewController()  // switchyard:placeholder own
  }

  func coded(code: Codes.Code) -> UIViewController {
    UIViewController()  // switchyard:placeholder coded
  }
}
