import SwitchyardRuntime
import UIKit

// Each prints its name, what is done and what UIKit shows. The tests know what that must be.

/// Remembers what was made, and how.
@MainActor
final class OwnNavigationController: UINavigationController {}

@MainActor
enum Scenarios {
  static func orderOfChanges() {
    let stage = Stage()
    stage.send(StudioGalleryEvent.edit)
    stage.settle()
    stage.send(StudioEditorEvent.pick)
    stage.settle()
    stage.send(StudioPaletteEvent.picked)
    stage.show("at once")
    stage.settle()
  }

  static func newestState() {
    let stage = Stage()
    stage.send(StudioGalleryEvent.openPiece(id: 1))
    let made = ScreenController.alive
    for number in 2...5 { stage.open("studio://pieces/\(number)") }
    stage.open("studio://palette")
    stage.show("while the first is still pushed")
    stage.settle()
    stage.say("controllers made for it", ScreenController.alive - made)
  }

  static func unanimated() {
    let stage = Stage()
    stage.send(StudioGalleryEvent.quietly)
    stage.say("stack moves", stage.stack?.transitionCoordinator != nil)
    StandIn.settle()
    stage.send(StudioPieceEvent.home)
    stage.say("stack moves", stage.stack?.transitionCoordinator != nil)
    StandIn.settle()
  }

  static func alert() async {
    let stage = Stage()
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    stage.tabs?.present(alert, animated: true)
    StandIn.settle()
    stage.send(StudioGalleryEvent.edit)
    stage.open("studio://bench")
    stage.say("raise", stage.navigator.raise(.expired))
    // What the user has asked for in the app's own way is done, and shown when UIKit can.
    stage.say("tap", stage.navigator.tapTab(.bench))
    StandIn.settle()
    stage.say("selected", stage.tabs?.selectedIndex ?? -1)
    alert.dismiss(animated: true)
    StandIn.settle()
    for _ in 0..<500 where stage.tabs?.selectedIndex == 0 { try? await Task.sleep(for: .milliseconds(10)) }
    stage.say("selected when the alert has gone", stage.tabs?.selectedIndex ?? -1)
    stage.send(StudioBenchEvent.pick)
    stage.settle()
  }

  static func leavingAndSending() {
    let stage = Stage()
    let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
    stage.tabs?.present(sheet, animated: true)
    StandIn.settle()
    sheet.dismiss(animated: true)
    stage.send(StudioGalleryEvent.edit)
    stage.show("at once")
    stage.settle()
  }

  static func search() {
    let stage = Stage()
    ScreenController.holdsSearches = false
    let search = UISearchController(searchResultsController: nil)
    stage.stack?.topViewController?.present(search, animated: true)
    StandIn.settle()
    stage.send(StudioGalleryEvent.edit)
    stage.settle()
    stage.say("expired", stage.navigator.raise(.expired))
    stage.settle()
    ScreenController.holdsSearches = true
  }

  static func pops() {
    let stage = Stage()
    stage.navigator.onNavigation { record in print("told: \(record.action)") }
    for number in 1...3 {
      number == 1
        ? stage.send(StudioGalleryEvent.openPiece(id: 1)) : stage.send(StudioPieceEvent.openPiece(id: number))
      StandIn.settle()
    }
    stage.hand.goBack(by: 2)
    stage.settle()
    let pull = stage.hand.beginPop()
    StandIn.turn()
    pull?.letGo(isCancelled: true)
    stage.settle()
    stage.say("state", stage.navigator.state)
    stage.hand.beginPop()?.letGo(isCancelled: false)
    stage.settle()
  }

  static func popUnderAnEvent() {
    let stage = Stage()
    stage.send(StudioGalleryEvent.openPiece(id: 1))
    StandIn.settle()
    let pull = stage.hand.beginPop()
    stage.open("studio://pieces/2")
    pull?.letGo(isCancelled: false)
    stage.settle()
  }

  static func barsAndTitles() {
    let stage = Stage()
    let items = (stage.tabs?.viewControllers ?? []).map(\.tabBarItem)
    for item in items {
      stage.say(item?.title ?? "no title", "\(item?.image?.name ?? "no image"), \(item?.image?.isSymbol == true)")
    }
    stage.say("title", stage.stack?.topViewController?.navigationItem.title ?? "none")
    stage.send(StudioGalleryEvent.buy)
    stage.settle()
    stage.say("goes back", stage.hand.goBack())
    stage.say("can be pulled", stage.hand.beginPop() != nil)
    stage.send(StudioReceiptEvent.thank)
    StandIn.settle()
    stage.send(StudioGalleryEvent.play)
    StandIn.settle()
    let top = stage.stack?.topViewController
    stage.say("hides the bar", top?.hidesBottomBarWhenPushed == true)
    let tabs = stage.tabs ?? UITabBarController()
    stage.say(
      "the bar takes a tap",
      stage.coordinator.delegate.tabBarController(tabs, shouldSelect: tabs.viewControllers?.last ?? tabs))
  }

  static func tabs() {
    let stage = Stage()
    stage.navigator.onNavigation { record in print("told: \(record.action)") }
    stage.send(StudioGalleryEvent.openPiece(id: 1))
    StandIn.settle()
    stage.hand.tapTab(at: 1)
    stage.settle()
    stage.hand.tapTab(at: 0)
    stage.settle()
    stage.hand.tapTab(at: 0)
    stage.settle()
    stage.send(StudioGalleryEvent.edit)
    stage.say("taps while a layer comes", stage.hand.tapTab(at: 1))
    StandIn.settle()
  }

  static func layers() {
    let stage = Stage()
    stage.send(StudioGalleryEvent.pick)
    let popover = stage.tabs?.presentedViewController?.popoverPresentationController
    stage.say("comes from the middle", popover?.sourceView === stage.tabs?.view)
    stage.say("has no arrow", popover?.permittedArrowDirections.isEmpty == true)
    stage.say("is a sheet on a phone", popover?.adaptivePresentationStyle == .formSheet)
    stage.settle()
    stage.hand.swipeAway()
    stage.settle()
    stage.send(StudioGalleryEvent.ask)
    stage.settle()
    stage.say("swiped away", stage.hand.swipeAway())
    stage.send(StudioSignInEvent.signedIn)
    StandIn.settle()
    stage.hand.tapTab(at: 1)
    StandIn.settle()
    stage.send(StudioBenchEvent.pick)
    stage.settle()
    stage.say("swiped away", stage.hand.swipeAway())
    stage.send(StudioPaletteEvent.mix)
    stage.settle()
    let pull = stage.hand.beginSwipe()
    stage.say("raise", stage.navigator.raise(.expired))
    StandIn.turn()
    stage.show("while it is held")
    pull?.letGo(isCancelled: true)
    stage.settle()
  }

  static func withoutTheNavigator() {
    let stage = Stage()
    stage.send(StudioGalleryEvent.edit)
    StandIn.settle()
    stage.tabs?.presentedViewController?.dismiss(animated: true)
    StandIn.settle()
    // UIKit has told nobody.
    stage.open("studio://pieces/1")
    stage.settle()
    stage.stack?.popViewController(animated: false)
    StandIn.settle()
    stage.say("state", stage.navigator.state)
  }

  static func restored() {
    let saved = """
      {"base":{"tabs":{"selected":"gallery","stacks":{"gallery":["gallery",{"piece":{"id":3}}],"bench":["bench"]}}},
      "modals":[{"flow":"editing","style":"sheet","stack":["editor",{"piece":{"id":4}}]},
      {"screen":"palette","style":"popover","stack":["palette"]}]}
      """
    let stage = Stage(restoring: saved)
    stage.settle()
  }

  static func ownControllers() {
    let stage = Stage { coordinator in
      coordinator.makeNavigationController = { stack in
        let controller = OwnNavigationController()
        controller.navigationBar.prefersLargeTitles = stack.hasStack
        return controller
      }
      coordinator.willPresent = { controller, layer in
        controller.sheetPresentationController?.detents = [.medium()]
        print("presents \(layer)")
      }
    }
    stage.say("own class", stage.stack is OwnNavigationController)
    stage.send(StudioGalleryEvent.edit)
    StandIn.settle()
    stage.say("detents", stage.tabs?.presentedViewController?.sheetPresentationController?.detents.count ?? 0)
  }

  static func memory() {
    let before = ScreenController.alive
    var stage: Stage? = Stage()
    weak let coordinator = stage?.coordinator
    weak let navigator = stage?.navigator
    weak let window = stage?.window
    stage?.send(StudioGalleryEvent.openPiece(id: 1))
    stage?.open("studio://palette")
    StandIn.settle()
    stage?.hand.swipeAway()
    StandIn.settle()
    stage = nil
    print("left: \([coordinator != nil, navigator != nil, window != nil]), \(ScreenController.alive - before) screens")
  }

  static func leavingTheApp() {
    let stage = Stage()
    stage.send(StudioGalleryEvent.visit)
    stage.say("opened", StandIn.openedURLs)
  }

  static func restart() {
    let stage = Stage()
    stage.send(StudioGalleryEvent.edit)
    StandIn.settle()
    stage.say("raise", stage.navigator.raise(.expired))
    stage.show("at once")
    stage.settle()
  }
}
