#if canImport(SwiftUI)
import SwiftUI
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

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
    if let icon = tab.icon {
      Label {
        if let title = tab.title { Text(verbatim: title.localized) }
      } icon: {
        NavigatorIcon(name: icon)
      }
    } else {
      Text(verbatim: tab.title?.localized ?? tab.name)
    }
  }
}

/// A symbol of the system or, where that has none of the name, an image of the app.
@MainActor
struct NavigatorIcon: View {
  let name: String

  var body: some View {
    if isSymbol {
      Image(systemName: name)
    } else {
      Image(name)
    }
  }

  private var isSymbol: Bool {
    #if canImport(UIKit)
    UIImage(systemName: name) != nil
    #elseif canImport(AppKit)
    NSImage(systemSymbolName: name, accessibilityDescription: nil) != nil
    #else
    true
    #endif
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
