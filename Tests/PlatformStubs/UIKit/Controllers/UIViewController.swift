open class UIViewController: UIResponder {
  // MARK: What UIKit keeps

  /// What this controller itself presents, and not one that it stands in.
  var ownPresented: UIViewController?
  weak var ownPresenter: UIViewController?
  /// UIKit holds it from when it is asked for until a presentation ends: one that never begins is a leak.
  var ownPresentationController: UIPresentationController?
  /// The transition that this controller itself takes part in, which may have ended.
  var ownTransition: RunningTransition?
  private var loadedView: UIView?
  public internal(set) var isBeingPresented = false
  public internal(set) var isBeingDismissed = false

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  open var title: String?
  open var isModalInPresentation = false
  open var hidesBottomBarWhenPushed = false
  open var definesPresentationContext = false
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var preferredContentSize = CGSize.zero
  open private(set) lazy var navigationItem = UINavigationItem(title: title)
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

  // MARK: Its view

  open func loadView() { loadedView = UIView() }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open var isViewLoaded: Bool { loadedView != nil }

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }

  open var viewIfLoaded: UIView? {
    if visibleWindow != nil { loadViewIfNeeded() }
    return loadedView
  }

  open func loadViewIfNeeded() {
    if loadedView != nil { return }
    loadView()
    loadedView?.controller = self
    viewDidLoad()
  }

  // MARK: Containers

  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []

  open func addChild(_ childController: UIViewController) {
    childController.parent = self
    children.append(childController)
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }

  var isInTransition: Bool { ownTransition?.isEnded == false }

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ownTransition ?? parent?.transitionCoordinator
  }

  /// Whether a child is what the container shows.
  func shows(_ child: UIViewController) -> Bool { true }

  /// The window has begun to show the controller.
  func appear() { for child in children where shows(child) { child.appear() } }

  // MARK: Presenting

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    beginPresentation(of: viewControllerToPresent, animated: flag, completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissal(animated: flag, completion)
  }

  open var presentedViewController: UIViewController? { ownPresented ?? parent?.presentedViewController }
  open var presentingViewController: UIViewController? { ownPresenter ?? parent?.presentingViewController }
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}
