#if canImport(UIKit) && !os(watchOS)
import UIKit

@MainActor
extension NavigationCoordinator {
  /// What keeps UIKit from presenting, dismissing and pushing now.
  enum Obstacle {
    /// Its end is awaited.
    case transition
    /// A controller that is none of the graph's stands on top.
    case foreignController
  }

  var obstacle: Obstacle? {
    let foreign = foreignControllers
    for controller in front + foreign where transitions.wait(for: controller) { return .transition }
    return foreign.isEmpty ? nil : .foreignController
  }

  /// Whether something of the system's or of the app's own has been presented over what the navigator shows. What is
  /// going already covers nothing: a screen may dismiss it and send an event in one go.
  var isCovered: Bool {
    foreignControllers.contains { !$0.isBeingDismissed }
  }

  /// The navigator asks before it handles an event: what has changed without a word, it hears of first.
  func isCoveredNow() -> Bool {
    if !isUpdating, !transitions.areRunning { noticeChanges() }
    return isCovered
  }

  /// What is presented over the visible screen by somebody else. A search is part of its screen, though UIKit presents it.
  private var foreignControllers: [UIViewController] {
    var foreign: [UIViewController] = []
    var next = front.lazy.compactMap(\.presentedViewController).first
    while let controller = next {
      if !(controller is UISearchController), !leaving.contains(controller) { foreign.append(controller) }
      next = controller.presentedViewController
    }
    return foreign
  }

  /// The controller of the visible screen, and what it stands in: UIKit keeps what is presented, and transitions, with any
  /// of them.
  private var front: [UIViewController] {
    let stack = layers.last?.stack ?? base?.visibleStack
    let outermost = layers.isEmpty ? base?.controller : nil
    return [stack?.entries.last?.controller, stack?.controller, outermost].compactMap { $0 }
  }

  /// Who presents the next layer: the top container, or a search that is under way in it.
  var presenter: UIViewController? {
    var presenter = layers.last?.controller ?? base?.controller
    while let search = presenter?.presentedViewController as? UISearchController { presenter = search }
    return presenter
  }
}
#endif
