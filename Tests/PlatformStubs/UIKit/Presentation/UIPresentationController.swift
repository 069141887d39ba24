@MainActor
open class UIPresentationController: NSObject {
  public let presentedViewController: UIViewController
  let style: UIModalPresentationStyle
  /// What the delegate makes of it in a narrow window.
  var adaptedStyle = UIModalPresentationStyle.none

  init(presenting presented: UIViewController) {
    presentedViewController = presented
    style = presented.modalPresentationStyle
  }

  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var presentationStyle: UIModalPresentationStyle { style }
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptedStyle }
  open var presentingViewController: UIViewController {
    presentedViewController.presentingViewController ?? presentedViewController
  }
}

open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.null
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  var hasAnchor: Bool { sourceView != nil || sourceItem != nil || barButtonItem != nil }
}

open class UISheetPresentationController: UIPresentationController {
  @MainActor
  public final class Detent: NSObject {
    public class func medium() -> Detent { Detent() }
    public class func large() -> Detent { Detent() }
  }

  open var detents: [Detent] = []
  open var prefersGrabberVisible = false
}

public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

extension UIViewController {
  /// Made when it is first asked for, after the style that the controller has then.
  public var presentationController: UIPresentationController? {
    if let ownPresentationController { return ownPresentationController }
    if ownPresenter == nil, let parent { return parent.presentationController }
    let made: UIPresentationController =
      switch modalPresentationStyle {
      case .popover: UIPopoverPresentationController(presenting: self)
      case .pageSheet, .formSheet, .automatic: UISheetPresentationController(presenting: self)
      default: UIPresentationController(presenting: self)
      }
    ownPresentationController = made
    return made
  }

  public var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? presentationController as? UIPopoverPresentationController : nil
  }

  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}

@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
