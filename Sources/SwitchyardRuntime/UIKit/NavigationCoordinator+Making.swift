#if canImport(UIKit) && !os(watchOS)
import UIKit

// Controllers for what was not shown before, and what the spec says of them.

@MainActor
extension NavigationCoordinator {
  func newBase(_ base: NavigationState<Graph>.Base) -> ShownBase {
    let stacks = base.stacks.map(newStack)
    guard case .tabs = base else { return ShownBase(id: base.id, tabs: nil, stacks: stacks, selected: 0) }
    let tabs = makeTabBarController()
    for (tab, stack) in zip(Graph.Tab.allCases, stacks) where tab.title != nil || tab.icon != nil {
      let image = tab.icon.flatMap { UIImage(systemName: $0) ?? UIImage(named: $0) }
      stack.controller.tabBarItem = UITabBarItem(title: tab.title, image: image, tag: tabs.viewControllers?.count ?? 0)
    }
    tabs.setViewControllers(stacks.map(\.controller), animated: false)
    tabs.selectedIndex = base.selectedPlace
    if tabs.delegate == nil { tabs.delegate = delegate }
    return ShownBase(id: base.id, tabs: tabs, stacks: stacks, selected: base.selectedPlace)
  }

  func newLayer(_ layer: NavigationState<Graph>.Layer) -> ShownLayer {
    ShownLayer(id: layer.id, stack: newStack(layer.stack))
  }

  private func newStack(_ stack: NavigationState<Graph>.Stack) -> ShownStack {
    let root = shown(stack.root)
    guard stack.hasStack else { return ShownStack(id: stack.id, alone: root) }
    let navigation = makeNavigationController(stack)
    if navigation.delegate == nil { navigation.delegate = delegate }
    let new = ShownStack(id: stack.id, in: navigation, [root] + stack.path.map(shown))
    navigation.setViewControllers(new.entries.map(\.controller), animated: false)
    new.allowOrForbidPopGesture()
    return new
  }

  func shown(_ entry: NavigationState<Graph>.Entry) -> ShownStack.Entry {
    let screen = entry.route.screen
    let controller = makeController(entry)
    if let title = screen.title, controller.navigationItem.title == nil { controller.navigationItem.title = title }
    #if !os(tvOS)
    if !screen.allowsBack { controller.navigationItem.hidesBackButton = true }
    if screen.hidesTabBar { controller.hidesBottomBarWhenPushed = true }
    #endif
    return ShownStack.Entry(id: entry.id, controller: controller, allowsBack: screen.allowsBack)
  }

  // MARK: - Presenting

  func prepare(
    _ controller: UIViewController, for layer: NavigationState<Graph>.Layer, from presenter: UIViewController
  ) {
    controller.modalPresentationStyle = layer.style.presentationStyle
    if !layer.isDismissable { controller.isModalInPresentation = true }
    willPresent(controller, layer)
    #if !os(tvOS)
    if let popover = controller.popoverPresentationController {
      if popover.sourceView == nil, popover.sourceItem == nil { popover.comesFromTheMiddle(of: presenter.view) }
      if popover.delegate == nil { popover.delegate = popoverDelegate }
    }
    #endif
    if let presentation = controller.presentationController, presentation.delegate == nil {
      presentation.delegate = delegate
    }
  }
}

extension LayerStyle {
  fileprivate var presentationStyle: UIModalPresentationStyle {
    #if os(tvOS)
    .fullScreen
    #else
    switch self {
    case .sheet: .pageSheet
    case .fullScreen: .fullScreen
    case .popover: .popover
    }
    #endif
  }
}

#if !os(tvOS)
@MainActor
extension UIPopoverPresentationController {
  /// A popover must come from somewhere; without an arrow it stands in the middle.
  fileprivate func comesFromTheMiddle(of view: UIView) {
    sourceView = view
    sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    permittedArrowDirections = []
  }
}
#endif
#endif
