#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// Shows what a navigator says in a window: it pushes, presents and selects, and tells the navigator what the user has
/// done.
///
/// UIKit takes one change at a time. While it presents, dismisses or pushes, changes wait, and what is shown next is the
/// newest state. While a controller of somebody else stands on top, such as an alert, everything waits, and events and
/// links are answered `failed(busy)`.
///
/// ```swift
/// let coordinator = CourierCoordinator(navigator: navigator, controllers: controllers, window: window)
/// coordinator.start()
/// ```
@MainActor
public final class NavigationCoordinator<Graph: RouteGraph> {
  public let navigator: RouteNavigator<Graph>
  public private(set) weak var window: UIWindow?

  /// The delegate of the controllers that hold stacks, tabs and layers. A delegate of the app's own that takes its place
  /// hands on to it what it is told.
  public let delegate = ControllerDelegate()

  /// Makes the controller that holds a stack, of a class or with a bar of the app's own.
  public var makeNavigationController: @MainActor (NavigationState<Graph>.Stack) -> UINavigationController = { _ in
    UINavigationController()
  }

  /// Makes the controller that holds the tabs.
  public var makeTabBarController: @MainActor () -> UITabBarController = { UITabBarController() }

  /// Is called with each layer's controller before that is presented, with its style set: the place to say from where a
  /// popover comes, and how high a sheet stands.
  public var willPresent: @MainActor (UIViewController, NavigationState<Graph>.Layer) -> Void = { _, _ in }

  let makeController: @MainActor (NavigationState<Graph>.Entry) -> UIViewController
  #if !os(tvOS)
  private(set) lazy var popoverDelegate = PopoverDelegate(delegate)
  #endif
  let transitions = AwaitedTransitions()
  var base: ShownBase?
  /// The bottom one first.
  var layers: [ShownLayer] = []
  /// Those that are being dismissed, in place of what they had on them.
  var leaving: [UIViewController] = []
  /// As the newest change of the state wants it.
  var isAnimated = false
  private(set) var isUpdating = false
  private var needsUpdate = false
  private var isLookingAgain = false

  /// - Parameter makeController: a new controller each time it is asked.
  public init(
    navigator: RouteNavigator<Graph>, window: UIWindow,
    makeController: @escaping @MainActor (NavigationState<Graph>.Entry) -> UIViewController
  ) {
    self.navigator = navigator
    self.window = window
    self.makeController = makeController
    delegate.listener = self
    transitions.whenAllHaveEnded = { [weak self] in self?.update() }
  }

  /// Shows the navigator's state in the window, makes that visible, and follows the navigator from then on.
  public func start() {
    guard base == nil, let window else { return }
    navigator.isCovered = { [weak self] in self?.isCoveredNow() ?? false }
    if navigator.openURL == nil {
      navigator.openURL = { [weak window] url in
        if let url = URL(string: url) { window?.windowScene?.open(url, options: nil, completionHandler: nil) }
      }
    }
    navigator.onNavigation { [weak self] record in self?.follow(record) }
    show(newBase(navigator.state.base), in: window)
    window.makeKeyAndVisible()
    update()
  }

  private func follow(_ record: NavigationRecord<Graph>) {
    if record.outcome == .handled { isAnimated = record.change.isAnimated }
    update()
  }

  /// Brings the controllers in line with the state, as far as UIKit can do it now; the rest comes by itself as soon as it
  /// can.
  ///
  /// There is no need to call it. But UIKit tells nobody that an alert has gone: a change that waits for that is made a
  /// moment later, or at once where whoever has presented the alert calls this then.
  public func update() {
    needsUpdate = true
    if isUpdating || base == nil { return }
    isUpdating = true
    while needsUpdate {
      needsUpdate = false
      takeStep()
    }
    isUpdating = false
  }

  private func takeStep() {
    if transitions.areRunning { return lookAgainIfNobodyTells() }
    noticeChanges()
    let state = navigator.state
    if isInLine(with: state) { return }
    switch obstacle {
    case .transition: lookAgainIfNobodyTells()
    case .foreignController: lookAgain()
    case nil: approach(state)
    }
  }

  private func lookAgainIfNobodyTells() {
    if transitions.areSilent { lookAgain() }
  }

  /// Updates a moment later, where nobody says when what is in the way has gone.
  func lookAgain() {
    if isLookingAgain { return }
    isLookingAgain = true
    Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(50))
      self?.isLookingAgain = false
      self?.update()
    }
  }
}
#endif
