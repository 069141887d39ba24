open class UITabBarController: UIViewController {
  private var selected = 0

  open weak var delegate: (any UITabBarControllerDelegate)?
  open private(set) lazy var tabBar = UITabBar()

  open var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let controllers = viewControllers ?? []
    if let other = controllers.first(where: { $0.parent != nil && $0.parent !== self || $0.ownPresenter != nil }) {
      StandIn.misuse("\(other) stands elsewhere and becomes a tab")
    }
    for gone in children where !controllers.contains(gone) { gone.parent = nil }
    for new in controllers { new.parent = self }
    children = controllers
    selected = min(selected, max(controllers.count - 1, 0))
    if visibleWindow != nil { appear() }
  }

  open var selectedIndex: Int {
    get { selected }
    set {
      guard children.indices.contains(newValue) else { return StandIn.misuse("There is no tab at \(newValue)") }
      if isInPresentation || ownPresented?.isInPresentation == true {
        StandIn.misuse("A tab is selected while \(self) is presenting or dismissing")
      }
      select(newValue)
    }
  }

  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selected) ? children[selected] : nil }
    set {
      guard let place = newValue.flatMap({ children.firstIndex(of: $0) }) else {
        return StandIn.misuse("What is to be selected is no tab")
      }
      selectedIndex = place
    }
  }

  private func select(_ place: Int) {
    if selected == place { return }
    selected = place
    if visibleWindow != nil { appear() }
  }

  override func shows(_ child: UIViewController) -> Bool { child === selectedViewController }

  // MARK: - The user

  /// The bar is out of sight from a controller that hides it on, until that is popped.
  var isBarHidden: Bool {
    guard let navigation = selectedViewController as? UINavigationController else { return false }
    return navigation.viewControllers.contains { $0.hidesBottomBarWhenPushed }
  }

  func tap(_ place: Int) -> Bool {
    guard children.indices.contains(place) else { return false }
    let tapped = children[place]
    if delegate?.tabBarController(self, shouldSelect: tapped) == false { return false }
    if place == selected, let navigation = tapped as? UINavigationController, !navigation.isInTransition {
      navigation.popToRootViewController(animated: true)
    }
    select(place)
    delegate?.tabBarController(self, didSelect: tapped)
    return true
  }
}

@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
