import SwitchyardRuntime
import UIKit

// The same words for what a state says and for what UIKit shows.

extension NavigationState {
  var lines: [String] {
    let base =
      switch base {
      case .stack(_, let stack): ["stack", stack.line(alone: false)]
      case .tabs(let bar):
        ["tabs, selected \(bar.selected)"]
          + bar.stacks.map { $0.line(alone: !$0.hasStack) }
      }
    return base
      + layers.map { layer in
        "\(layer.style)\(layer.isDismissable ? "" : " that stays") \(layer.stack.line(alone: !layer.stack.hasStack))"
      }
  }
}

extension NavigationState.Stack {
  fileprivate func line(alone: Bool) -> String {
    let bars = top.route.screen.allowsBack ? "" : " (no way back)"
    return (alone ? "alone " : "") + entries.map(\.route.description).joined(separator: ", ") + (alone ? "" : bars)
  }
}

extension UIWindow {
  /// - Parameter tabs: their names, since UIKit knows only their places.
  func lines(tabs names: [String]) -> [String] {
    guard let root = rootViewController else { return ["nothing"] }
    var lines: [String] = []
    if let tabs = root as? UITabBarController {
      lines = ["tabs, selected \(names[tabs.selectedIndex])"] + (tabs.viewControllers ?? []).map(\.line)
    } else {
      lines = ["stack", root.line]
    }
    return lines
      + containers.dropFirst().map { layer in
        "\(layer.styleName)\(layer.isModalInPresentation ? " that stays" : "") \(layer.line)"
      }
  }
}

extension UIViewController {
  fileprivate var line: String {
    guard let navigation = self as? UINavigationController else { return "alone \(self)" }
    let isFixed = navigation.interactivePopGestureRecognizer?.isEnabled == false
    if let top = navigation.topViewController, top.navigationItem.hidesBackButton != isFixed {
      return "a back button that does not go with the gesture"
    }
    return navigation.viewControllers.map(\.description).joined(separator: ", ") + (isFixed ? " (no way back)" : "")
  }

  fileprivate var styleName: String {
    switch modalPresentationStyle {
    case .pageSheet: "sheet"
    case .fullScreen: "fullScreen"
    case .popover: "popover"
    default: "style \(modalPresentationStyle.rawValue)"
    }
  }
}

extension UIWindow {
  /// Every controller of a screen that stands somewhere, the base's first.
  var screens: [ScreenController] { containers.flatMap(\.screens) }

  /// The root and the layers. A search is none.
  private var containers: [UIViewController] {
    var containers: [UIViewController] = []
    var next = rootViewController
    while let container = next {
      containers.append(container)
      next = container.presentedViewController
      while let search = next as? UISearchController { next = search.presentedViewController }
    }
    return containers
  }
}

extension UIViewController {
  fileprivate var screens: [ScreenController] {
    (self as? ScreenController).map { [$0] } ?? children.flatMap(\.screens)
  }
}
