#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// What a screen says of the bars around it. What it does not say is left to its view.
@MainActor
struct NavigatorBars<Screen: NavigationScreen>: ViewModifier {
  let screen: Screen

  func body(content: Content) -> some View {
    content
      .modifier(NavigatorTitle(title: screen.title))
      .modifier(NavigatorWayBack(isOpen: screen.allowsBack))
      .modifier(NavigatorTabBar(isHidden: screen.hidesTabBar))
  }
}

@MainActor
struct NavigatorTitle: ViewModifier {
  let title: String?

  func body(content: Content) -> some View {
    if let title {
      content.navigationTitle(title.localized)
    } else {
      content
    }
  }
}

/// Without the button SwiftUI takes no swipe either.
@MainActor
struct NavigatorWayBack: ViewModifier {
  let isOpen: Bool

  func body(content: Content) -> some View {
    if isOpen {
      content
    } else {
      #if os(tvOS)
      // The remote's button goes back whether there is one on the screen or not.
      content.navigationBarBackButtonHidden(true).onExitCommand {}
      #else
      content.navigationBarBackButtonHidden(true)
      #endif
    }
  }
}

@MainActor
struct NavigatorTabBar: ViewModifier {
  let isHidden: Bool

  func body(content: Content) -> some View {
    #if os(macOS) || os(watchOS)
    // There is no bar that could be hidden.
    content
    #else
    if isHidden {
      content.toolbar(.hidden, for: .tabBar)
    } else {
      content
    }
    #endif
  }
}

extension String {
  /// In the user's language, where the app's strings have this text as a key.
  var localized: String {
    Bundle.main.localizedString(forKey: self, value: self, table: nil)
  }
}
#endif
