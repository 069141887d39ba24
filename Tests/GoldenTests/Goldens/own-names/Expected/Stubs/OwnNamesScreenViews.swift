// Written once by Switchyard from own-names.routes.yaml. It is yours: Switchyard does not write over it.

import Foundation
import SwiftUI
import SwitchyardRuntime

/// Makes the views of OwnNames.
///
/// A new screen does not build until it has its function here.
struct OwnNamesScreenViews: OwnNamesScreens {
  func word(word: OwnNamesWord) -> AnyView {
    Text("word")  // switchyard:placeholder word
  }

  func moment(UUID: UUID, URL: URL, Date: Date) -> AnyView {
    Text("moment")  // switchyard:placeholder moment
  }

  func moments(UUID: UUID, URL: URL, Date: Date, send: ScreenSender<OwnNamesMomentsEvent>) -> AnyView {
    Text("moments")  // switchyard:placeholder moments
  }

  func all(
    screen: Int, arguments: Int, path: Int, url: Int, name: Int, title: Int, position: Int, icon: Int, root: Int,
    event: Int, route: Int, guards: Int, link: Int, rawValue: Int, hash: Int, hashValue: Int, description: Int,
    String: Int, URL: Int, UUID: Int, Date: Int, Int: Int, NavigationRoute: Int, none: Int, transition: Int, start: Int,
    remembering: Int, match: Int, Optional: Int, Array: Int, Never: Int, send: ScreenSender<OwnNamesAllEvent>
  ) -> AnyView {
    Text("all")  // switchyard:placeholder all
  }

  func screen(screen: Int, send: ScreenSender<OwnNamesScreenEvent>) -> AnyView {
    Text("screen")  // switchyard:placeholder screen
  }

  func arguments(arguments: Int, send: ScreenSender<OwnNamesArgumentsEvent>) -> AnyView {
    Text("arguments")  // switchyard:placeholder arguments
  }

  func path(path: Int, send: ScreenSender<OwnNamesPathEvent>) -> AnyView {
    Text("path")  // switchyard:placeholder path
  }

  func url(url: Int, send: ScreenSender<OwnNamesUrlEvent>) -> AnyView {
    Text("url")  // switchyard:placeholder url
  }

  func name(name: Int, send: ScreenSender<OwnNamesNameEvent>) -> AnyView {
    Text("name")  // switchyard:placeholder name
  }

  func title(title: Int, send: ScreenSender<OwnNamesTitleEvent>) -> AnyView {
    Text("title")  // switchyard:placeholder title
  }

  func position(position: Int, send: ScreenSender<OwnNamesPositionEvent>) -> AnyView {
    Text("position")  // switchyard:placeholder position
  }

  func icon(icon: Int, send: ScreenSender<OwnNamesIconEvent>) -> AnyView {
    Text("icon")  // switchyard:placeholder icon
  }

  func root(root: Int, send: ScreenSender<OwnNamesRootEvent>) -> AnyView {
    Text("root")  // switchyard:placeholder root
  }

  func event(event: Int, send: ScreenSender<OwnNamesEventEvent>) -> AnyView {
    Text("event")  // switchyard:placeholder event
  }

  func route(route: Int, send: ScreenSender<OwnNamesRouteEvent>) -> AnyView {
    Text("route")  // switchyard:placeholder route
  }

  func guards(guards: Int, send: ScreenSender<OwnNamesGuardsEvent>) -> AnyView {
    Text("guards")  // switchyard:placeholder guards
  }

  func link(link: Int, send: ScreenSender<OwnNamesLinkEvent>) -> AnyView {
    Text("link")  // switchyard:placeholder link
  }

  func rawValue(rawValue: Int, send: ScreenSender<OwnNamesRawValueEvent>) -> AnyView {
    Text("rawValue")  // switchyard:placeholder rawValue
  }

  func hash(hash: Int, send: ScreenSender<OwnNamesHashEvent>) -> AnyView {
    Text("hash")  // switchyard:placeholder hash
  }

  func hashValue(hashValue: Int, send: ScreenSender<OwnNamesHashValueEvent>) -> AnyView {
    Text("hashValue")  // switchyard:placeholder hashValue
  }

  func description(description: Int, send: ScreenSender<OwnNamesDescriptionEvent>) -> AnyView {
    Text("description")  // switchyard:placeholder description
  }

  func String(String: Int, send: ScreenSender<OwnNamesStringEvent>) -> AnyView {
    Text("String")  // switchyard:placeholder String
  }

  func URL(URL: Int, send: ScreenSender<OwnNamesURLEvent>) -> AnyView {
    Text("URL")  // switchyard:placeholder URL
  }

  func UUID(UUID: Int, send: ScreenSender<OwnNamesUUIDEvent>) -> AnyView {
    Text("UUID")  // switchyard:placeholder UUID
  }

  func Date(Date: Int, send: ScreenSender<OwnNamesDateEvent>) -> AnyView {
    Text("Date")  // switchyard:placeholder Date
  }

  func Int(Int: Int, send: ScreenSender<OwnNamesIntEvent>) -> AnyView {
    Text("Int")  // switchyard:placeholder Int
  }

  func NavigationRoute(NavigationRoute: Int, send: ScreenSender<OwnNamesNavigationRouteEvent>) -> AnyView {
    Text("NavigationRoute")  // switchyard:placeholder NavigationRoute
  }

  func none(none: Int, send: ScreenSender<OwnNamesNoneEvent>) -> AnyView {
    Text("none")  // switchyard:placeholder none
  }

  func transition(transition: Int, send: ScreenSender<OwnNamesTransitionEvent>) -> AnyView {
    Text("transition")  // switchyard:placeholder transition
  }

  func start(start: Int, send: ScreenSender<OwnNamesStartEvent>) -> AnyView {
    Text("start")  // switchyard:placeholder start
  }

  func remembering(remembering: Int, send: ScreenSender<OwnNamesRememberingEvent>) -> AnyView {
    Text("remembering")  // switchyard:placeholder remembering
  }

  func match(match: Int, send: ScreenSender<OwnNamesMatchEvent>) -> AnyView {
    Text("match")  // switchyard:placeholder match
  }

  func Optional(Optional: Int, send: ScreenSender<OwnNamesOptionalEvent>) -> AnyView {
    Text("Optional")  // switchyard:placeholder Optional
  }

  func Array(Array: Int, send: ScreenSender<OwnNamesArrayEvent>) -> AnyView {
    Text("Array")  // switchyard:placeholder Array
  }

  func Never(Never: Int, send: ScreenSender<OwnNamesNeverEvent>) -> AnyView {
    Text("Never")  // switchyard:placeholder Never
  }
}
