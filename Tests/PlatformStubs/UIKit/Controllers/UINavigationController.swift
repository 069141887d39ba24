open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open weak var delegate: (any UINavigationControllerDelegate)?
  open var isNavigationBarHidden = false

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  open private(set) lazy var navigationBar = UINavigationBar()
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  @available(iOS 26.0, *)
  open private(set) lazy var interactiveContentPopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    show(viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    show(stack + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    if stack.count < 2 { return nil }
    let popped = stack.last
    show(stack.dropLast(), animated: animated)
    return popped
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let place = stack.firstIndex(of: viewController) else {
      StandIn.misuse("Tried to pop to \(viewController), which is not on the stack of \(self)")
      return nil
    }
    let popped = Array(stack[(place + 1)...])
    if !popped.isEmpty { show(Array(stack[...place]), animated: animated) }
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  // MARK: - How it changes

  override func shows(_ child: UIViewController) -> Bool { child === stack.last }

  /// UIKit tells the delegate each time the controller comes in sight.
  override func appear() {
    guard let top = stack.last, !isInTransition else { return }
    delegate?.navigationController(self, willShow: top, animated: false)
    top.appear()
    delegate?.navigationController(self, didShow: top, animated: false)
  }

  private func show(_ controllers: [UIViewController], animated: Bool) {
    guard isAllowed(controllers) else { return }
    let old = stack
    take(controllers)
    guard let top = stack.last, visibleWindow != nil else { return }
    let isMoving = top !== old.last
    let transition = isMoving && animated ? RunningTransition(of: [self], isAnimated: true) : nil
    if isMoving { delegate?.navigationController(self, willShow: top, animated: animated) }
    guard let transition else {
      return StandIn.loop.after(StandIn.unanimatedTurns) { [weak self] in self?.tellShown(animated: false) }
    }
    transition.run { [self] _ in tellShown(animated: true) }
  }

  private func take(_ controllers: [UIViewController]) {
    for gone in stack where !controllers.contains(gone) { gone.parent = nil }
    for new in controllers { new.parent = self }
    stack = controllers
    children = controllers
  }

  private func tellShown(animated: Bool) {
    guard let top = stack.last, visibleWindow != nil else { return }
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  private func isAllowed(_ controllers: [UIViewController]) -> Bool {
    if Set(controllers).count < controllers.count {
      StandIn.misuse("\(self) is to show the same controller twice")
      return false
    }
    if controllers.contains(where: { $0 is UINavigationController || $0 is UITabBarController }) {
      StandIn.misuse("Pushing a container on \(self) is not supported")
      return false
    }
    if let other = controllers.first(where: { $0.parent != nil && $0.parent !== self || $0.ownPresenter != nil }) {
      StandIn.misuse("\(other) stands elsewhere and is pushed on \(self)")
      return false
    }
    if controllers.isEmpty { StandIn.misuse("\(self) is left without a controller") }
    if isInTransition {
      StandIn.misuse("\(self) changes its stack in the middle of a transition: nested push or pop animation")
      return false
    }
    return true
  }

  // MARK: - The user

  var canGoBack: Bool { stack.count > 1 && stack.last?.navigationItem.hidesBackButton == false }

  func beginPop() -> Pull? {
    let before = stack
    // Meanwhile the popped controller is off the stack already.
    let transition = RunningTransition(of: [self], isAnimated: true, isInteractive: true) { [self] transition in
      if transition.isCancelled { take(before) }
    }
    take(before.dropLast())
    if let top = stack.last { delegate?.navigationController(self, willShow: top, animated: true) }
    return Pull { [self] isCancelled in
      transition.letGo(isCancelled: isCancelled)
      transition.run { [self] transition in if !transition.isCancelled { tellShown(animated: true) } }
    }
  }
}

extension UINavigationController {
  public enum Operation: Int, Sendable { case none, push, pop }
}

@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}
