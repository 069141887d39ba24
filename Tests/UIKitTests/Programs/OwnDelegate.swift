import SwitchyardRuntime
import UIKit

/// A delegate of the app's own, which hands on what it is told.
@MainActor
final class OwnDelegate: NSObject, UINavigationControllerDelegate {
  private let next: ControllerDelegate?
  private(set) var shown: [String] = []

  /// - Parameter next: the coordinator's; nil for an app that forgets it.
  init(handingOnTo next: ControllerDelegate?) {
    self.next = next
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    next?.navigationController(navigationController, willShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    shown.append("\(viewController)")
    next?.navigationController(navigationController, didShow: viewController, animated: animated)
  }
}

extension Scenarios {
  static func ownDelegate(handsOn: Bool) {
    var delegate: OwnDelegate?
    let stage = Stage { coordinator in
      let own = OwnDelegate(handingOnTo: handsOn ? coordinator.delegate : nil)
      coordinator.makeNavigationController = { _ in
        let controller = UINavigationController()
        controller.delegate = own
        return controller
      }
      delegate = own
    }
    stage.send(StudioGalleryEvent.openPiece(id: 1))
    StandIn.settle()
    stage.hand.goBack()
    StandIn.settle()
    stage.say("state", stage.navigator.state)
    let gallery = stage.stack?.topViewController as? ScreenController
    stage.say("\(gallery?.label ?? "none") opens a piece", gallery?.emissions.first?() ?? .stale)
    stage.settle()
    stage.say("delegate", delegate?.shown.last ?? "none")
  }
}
