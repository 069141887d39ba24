#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// What a coordinator wants to hear of the controllers that it has made.
@MainActor
protocol ControllerListener: AnyObject {
  func willShow(in navigation: UINavigationController)
  func didShow(in navigation: UINavigationController)
  func didDismiss(_ controller: UIViewController)
  /// The user taps a tab.
  func canSelect(_ controller: UIViewController) -> Bool
  func didSelect()
}

/// The delegate of a coordinator's controllers, which tells it what the user does.
///
/// An app's own delegate may take its place, and then calls the same methods of this one.
@MainActor
public final class ControllerDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  weak var listener: (any ControllerListener)?

  // MARK: Stacks

  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    listener?.willShow(in: navigationController)
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    listener?.didShow(in: navigationController)
  }

  // MARK: Tabs

  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    listener?.canSelect(viewController) ?? true
  }

  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    listener?.didSelect()
  }

  // MARK: Layers

  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    listener?.didDismiss(presentationController.presentedViewController)
  }
}

#if !os(tvOS)
/// The delegate of popovers, which are sheets where there is no room for them. Only theirs answers how they adapt: whoever
/// answers that for a sheet changes what UIKit makes of one.
@MainActor
final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  private let delegate: ControllerDelegate

  init(_ delegate: ControllerDelegate) {
    self.delegate = delegate
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .formSheet : .none
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    delegate.presentationControllerDidDismiss(presentationController)
  }
}
#endif
#endif
