// Written once by Switchyard from types.routes.yaml. It is yours: Switchyard does not write over it.

import Codes
import Foundation
import SwiftUI
import SwitchyardRuntime

/// Makes the views of Types.
///
/// A new screen does not build until it has its function here.
struct TypesScreenViews: TypesScreens {
  func list(send: ScreenSender<TypesListEvent>) -> AnyView {
    Text("list")  // switchyard:placeholder list
  }

  func all(
    text: String, number: Int, ratio: Double, flag: Bool, key: UUID, address: URL, day: Date, kind: TypesKind
  ) -> AnyView {
    Text("all")  // switchyard:placeholder all
  }

  func optional(
    text: String?, number: Int?, key: UUID?, address: URL?, day: Date?, kind: TypesKind?, code: Codes.Code?
  ) -> AnyView {
    Text("optional")  // switchyard:placeholder optional
  }

  func defaulted(
    text: String, number: Int?, ratio: Double, flag: Bool, key: UUID, address: URL, day: Date, kind: TypesKind,
    maybe: TypesKind?, texts: [String], kinds: [TypesKind]
  ) -> AnyView {
    Text("defaulted")  // switchyard:placeholder defaulted
  }

  func lists(
    texts: [String], numbers: [Int], keys: [UUID], days: [Date]?, people: [Person]?, kinds: [TypesKind]?
  ) -> AnyView {
    Text("lists")  // switchyard:placeholder lists
  }

  func own(person: Person, friend: Person?, code: Codes.Code) -> AnyView {
    Text("own")  // switchyard:placeholder own
  }

  func coded(code: Codes.Code) -> AnyView {
    Text("coded")  // switchyard:placeholder coded
  }
}
