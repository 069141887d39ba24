// Written once by Switchyard from own-names.routes.yaml. It is yours: Switchyard does not write over it.

import Foundation
import SwitchyardRuntime
import UIKit

/// Makes the controllers of OwnNames.
///
/// A new screen does not build until it has its function here.
struct OwnNamesScreenControllers: OwnNamesControllers {
  func word(word: OwnNamesWord) -> UIViewController {
    UIViewController()  // switchyard:placeholder word
  }

  func moment(UUID: UUID, URL: URL, Date: Date) -> UIViewController {
    UIViewController()  // switchyard:placeholder moment
  }

  func moments(UUID: UUID, URL: URL, Date: Date, send: ScreenSender<OwnNamesMomentsEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder moments
  }

  func all(
    screen: Int, arguments: Int, path: Int, url: Int, name: Int, title: Int, position: Int, icon: Int, root: Int,
    event: Int, route: Int, guards: Int, link: Int, rawValue: Int, hash: Int, hashValue: Int, description: Int,
    String: Int, URL: Int, UUID: Int, Date: Int, Int: Int, NavigationRoute: Int, none: Int, transition: Int, start: Int,
    remembering: Int, match: Int, Optional: Int, Array: Int, Never: Int, send: ScreenSender<OwnNamesAllEvent>
  ) -> UIViewController {
    UIViewController()  // switchyard:placeholder all
  }

  func screen(screen: Int, send: ScreenSender<OwnNamesScreenEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder screen
  }

  func arguments(arguments: Int, send: ScreenSender<OwnNamesArgumentsEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder arguments
  }

  func path(path: Int, send: ScreenSender<OwnNamesPathEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder path
  }

  func url(url: Int, send: ScreenSender<OwnNamesUrlEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder url
  }

  func name(name: Int, send: ScreenSender<OwnNamesNameEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder name
  }

  func title(title: Int, send: ScreenSender<OwnNamesTitleEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder title
  }

  func position(position: Int, send: ScreenSender<OwnNamesPositionEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder position
  }

  func icon(icon: Int, send: ScreenSender<OwnNamesIconEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder icon
  }

  func root(root: Int, send: ScreenSender<OwnNamesRootEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder root
  }

  func event(event: Int, send: ScreenSender<OwnNamesEventEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder event
  }

  func route(route: Int, send: ScreenSender<OwnNamesRouteEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder route
  }

  func guards(guards: Int, send: ScreenSender<OwnNamesGuardsEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder guards
  }

  func link(link: Int, send: ScreenSender<OwnNamesLinkEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder link
  }

  func rawValue(rawValue: Int, send: ScreenSender<OwnNamesRawValueEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder rawValue
  }

  func hash(hash: Int, send: ScreenSender<OwnNamesHashEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder hash
  }

  func hashValue(hashValue: Int, send: ScreenSender<OwnNamesHashValueEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder hashValue
  }

  func description(description: Int, send: ScreenSender<OwnNamesDescriptionEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder description
  }

  func String(String: Int, send: ScreenSender<OwnNamesStringEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder String
  }

  func URL(URL: Int, send: ScreenSender<OwnNamesURLEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder URL
  }

  func UUID(UUID: Int, send: ScreenSender<OwnNamesUUIDEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder UUID
  }

  func Date(Date: Int, send: ScreenSender<OwnNamesDateEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder Date
  }

  func Int(Int: Int, send: ScreenSender<OwnNamesIntEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder Int
  }

  func NavigationRoute(NavigationRoute: Int, send: ScreenSender<OwnNamesNavigationRouteEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder NavigationRoute
  }

  func none(none: Int, send: ScreenSender<OwnNamesNoneEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder none
  }

  func transition(transition: Int, send: ScreenSender<OwnNamesTransitionEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder transition
  }

  func start(start: Int, send: ScreenSender<OwnNamesStartEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder start
  }

  func remembering(remembering: Int, send: ScreenSender<OwnNamesRememberingEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder remembering
  }

  func match(match: Int, send: ScreenSender<OwnNamesMatchEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder match
  }

  func Optional(Optional: Int, send: ScreenSender<OwnNamesOptionalEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder Optional
  }

  func Array(Array: Int, send: ScreenSender<OwnNamesArrayEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder Array
  }

  func Never(Never: Int, send: ScreenSender<OwnNamesNeverEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder Never
  }
}
