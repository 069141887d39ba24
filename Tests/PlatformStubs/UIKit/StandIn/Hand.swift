/// The hand of a user, who does what UIKit lets them.
@MainActor
public struct Hand {
  private let window: UIWindow

  public init(in window: UIWindow) {
    self.window = window
  }

  /// What the user sees on top.
  public var topmost: UIViewController? {
    var top = window.rootViewController
    while let presented = top?.deepestPresented { top = presented }
    return top
  }

  /// The navigation controller on top; nil where a touch does not reach one.
  public var navigation: UINavigationController? {
    guard let topmost, !topmost.isInPresentation else { return nil }
    let tabs = topmost as? UITabBarController
    let navigation = (tabs?.selectedViewController ?? topmost) as? UINavigationController
    return navigation?.isInTransition == true ? nil : navigation
  }

  // MARK: - Stacks

  /// Taps the back button; from its menu, when several are popped.
  @discardableResult
  public func goBack(by count: Int = 1) -> Bool {
    guard let navigation, navigation.canGoBack, count < navigation.viewControllers.count else { return false }
    let target = navigation.viewControllers[navigation.viewControllers.count - 1 - count]
    navigation.popToViewController(target, animated: true)
    return true
  }

  /// Begins to pull the top controller aside; nil where it does not follow.
  public func beginPop() -> Pull? {
    guard let navigation, navigation.canGoBack, navigation.interactivePopGestureRecognizer?.isEnabled == true else {
      return nil
    }
    return navigation.beginPop()
  }

  // MARK: - Layers

  /// Begins to pull a sheet down; nil where it does not follow.
  public func beginSwipe() -> Pull? {
    guard let topmost, !topmost.isInPresentation, topmost.isSheet else { return nil }
    return topmost.beginSwipe()
  }

  /// Swipes a sheet away, or taps beside a popover.
  @discardableResult
  public func swipeAway() -> Bool {
    guard let pull = beginSwipe() else { return false }
    pull.letGo(isCancelled: false)
    return true
  }

  // MARK: - Tabs

  /// Taps a tab, where the bar is in sight. It can be tapped while a stack below it is animated.
  @discardableResult
  public func tapTab(at place: Int) -> Bool {
    guard let tabs = topmost as? UITabBarController, !tabs.isInPresentation, !tabs.isBarHidden else { return false }
    return tabs.tap(place)
  }
}

/// A transition that follows the user's finger.
@MainActor
public struct Pull {
  let end: (_ isCancelled: Bool) -> Void

  /// The transition goes on by itself, to its end or back to where it began.
  public func letGo(isCancelled: Bool) { end(isCancelled) }
}
