#if canImport(SwiftUI)
import SwiftUI

/// What lies at the bottom: the tab bar, or one stack.
@MainActor
struct NavigatorBase<Graph: RouteGraph>: View {
  @ObservedObject var presenter: NavigatorPresenter<Graph>
  let base: NavigationState<Graph>.Base
  let screen: @MainActor (ScreenContext<Graph>) -> AnyView

  var body: some View {
    switch base {
    case .tabs(let bar): tabs(bar)
    case .stack(_, let stack): NavigatorStack(presenter: presenter, stack: stack, screen: screen)
    }
  }

  private func tabs(_ bar: NavigationState<Graph>.TabBar) -> some View {
    TabView(selection: $presenter[selection: NavigatorTabsKey(bar: bar)]) {
      ForEach(Array(Graph.Tab.allCases), id: \.self) { tab in
        NavigatorStack(presenter: presenter, stack: bar[tab], screen: screen)
          .tabItem { NavigatorTabItem(tab: tab) }
          .tag(tab)
      }
    }
    // Begins when the tab bar has been shown with the tab.
    .task(id: bar.selected) { [presenter] in
      presenter.hasSettled(on: bar.selected, in: bar.id)
    }
  }
}

/// What stands in the tab bar; a tab without title and icon is called as in the spec.
@MainActor
struct NavigatorTabItem<Tab: NavigationTab>: View {
  let tab: Tab

  var body: some View {
    switch (tab.title, tab.icon) {
    case (let title?, let icon?): Label(title.localized, systemImage: icon)
    case (nil, let icon?): Image(systemName: icon)
    case (let title?, nil): Text(verbatim: title.localized)
    case (nil, nil): Text(verbatim: tab.name)
    }
  }
}

/// Names a tab bar, by its identity; and has it as it was, for when it is gone.
struct NavigatorTabsKey<Graph: RouteGraph>: Hashable {
  let bar: NavigationState<Graph>.TabBar

  static func == (left: NavigatorTabsKey, right: NavigatorTabsKey) -> Bool {
    left.bar.id == right.bar.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(bar.id)
  }
}
#endif
