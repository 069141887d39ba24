#if canImport(SwiftUI)
import SwiftUI

/// A stack, or the one screen where there is nothing to push on.
@MainActor
struct NavigatorStack<Graph: RouteGraph>: View {
  @ObservedObject var presenter: NavigatorPresenter<Graph>
  let stack: NavigationState<Graph>.Stack
  let screen: @MainActor (ScreenContext<Graph>) -> AnyView

  var body: some View {
    if stack.hasStack {
      NavigationStack(path: $presenter[path: NavigatorStackKey(stack: stack)]) {
        entry(stack.root).navigationDestination(for: NavigatorPathElement<Graph>.self) { entry($0.entry) }
      }
      // SwiftUI forgets the path of a stack whose root becomes another.
      .id(stack.root.id)
    } else {
      entry(stack.root)
    }
  }

  private func entry(_ entry: NavigationState<Graph>.Entry) -> some View {
    screen(ScreenContext(entry: entry, navigator: presenter.navigator))
      .modifier(NavigatorBars(screen: entry.route.screen))
      .id(entry.id)
  }
}

/// An entry by its identity: two that show the same are two screens. It keeps its route, by which its screen is made once
/// more while that is on its way out.
struct NavigatorPathElement<Graph: RouteGraph>: Hashable {
  let entry: NavigationState<Graph>.Entry

  static func == (left: NavigatorPathElement, right: NavigatorPathElement) -> Bool {
    left.entry.id == right.entry.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(entry.id)
  }
}

/// Names a stack, by its identity and its root's; and has it as it was, for when it is gone.
struct NavigatorStackKey<Graph: RouteGraph>: Hashable {
  let stack: NavigationState<Graph>.Stack

  static func == (left: NavigatorStackKey, right: NavigatorStackKey) -> Bool {
    left.stack.id == right.stack.id && left.stack.root.id == right.stack.root.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(stack.id)
    hasher.combine(stack.root.id)
  }
}
#endif
