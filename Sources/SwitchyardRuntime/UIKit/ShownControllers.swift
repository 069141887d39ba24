#if canImport(UIKit) && !os(watchOS)
import UIKit

// Objects, since UIKit calls back in the middle of a change.

/// The controllers of a stack, as UIKit was told to show them.
@MainActor
final class ShownStack {
  struct Entry {
    let id: NavigationID
    let controller: UIViewController
    let allowsBack: Bool
  }

  let id: NavigationID
  /// What holds them; nil where one stands alone.
  let navigation: UINavigationController?
  /// What is presented, or what the window or the tabs have.
  let controller: UIViewController
  /// The root first.
  var entries: [Entry]
  /// Only what was forbidden here is allowed here again.
  private var isPopGestureForbidden = false

  init(id: NavigationID, in navigation: UINavigationController, _ entries: [Entry]) {
    self.id = id
    self.navigation = navigation
    controller = navigation
    self.entries = entries
  }

  init(id: NavigationID, alone entry: Entry) {
    self.id = id
    navigation = nil
    controller = entry.controller
    entries = [entry]
  }

  func shows<Graph>(_ stack: NavigationState<Graph>.Stack) -> Bool {
    id == stack.id && entries.lazy.map(\.id).elementsEqual(stack.entries.lazy.map(\.id))
  }

  /// Takes the entries whose controllers have left the navigation controller. What others have pushed on it does not count.
  ///
  /// - Returns: the lowest of them; nil where all are there.
  func pop() -> Entry? {
    guard let controllers = navigation?.viewControllers else { return nil }
    let count = zip(entries, controllers).prefix { $0.controller === $1 }.count
    guard count > 0, count < entries.count else { return nil }
    let lowest = entries[count]
    entries.removeSubrange(count...)
    return lowest
  }

  func allowOrForbidPopGesture() {
    #if !os(tvOS)
    let isForbidden = entries.last?.allowsBack == false
    guard isForbidden || isPopGestureForbidden else { return }
    isPopGestureForbidden = isForbidden
    navigation?.interactivePopGestureRecognizer?.isEnabled = !isForbidden
    #if compiler(>=6.2)
    if #available(iOS 26, visionOS 26, *) {
      navigation?.interactiveContentPopGestureRecognizer?.isEnabled = !isForbidden
    }
    #endif
    #endif
  }
}

/// The controller of a layer.
@MainActor
struct ShownLayer {
  let id: NavigationID
  let stack: ShownStack

  var controller: UIViewController { stack.controller }

  /// Whether it is this layer, whatever is on its stack.
  func isOf<Graph>(_ layer: NavigationState<Graph>.Layer) -> Bool { id == layer.id }
}

/// The controller at the root of the window.
@MainActor
final class ShownBase {
  let id: NavigationID
  /// Nil where the base is one stack.
  let tabs: UITabBarController?
  /// One for each tab.
  let stacks: [ShownStack]
  var selected: Int

  init(id: NavigationID, tabs: UITabBarController?, stacks: [ShownStack], selected: Int) {
    self.id = id
    self.tabs = tabs
    self.stacks = stacks
    self.selected = selected
  }

  var controller: UIViewController? { tabs ?? stacks.first?.controller }
  var visibleStack: ShownStack? { stacks.indices.contains(selected) ? stacks[selected] : nil }

  func shows<Graph>(_ base: NavigationState<Graph>.Base) -> Bool {
    id == base.id && selected == base.selectedPlace && zip(stacks, base.stacks).allSatisfy { $0.shows($1) }
  }
}
#endif
