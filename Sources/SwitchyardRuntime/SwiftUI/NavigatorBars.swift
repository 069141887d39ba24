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
      content.navigationBarBackButtonHidden(true).modifier(NavigatorExit(isOpen: false))
    }
  }
}

/// The button of a remote goes back and dismisses, whatever the screen has.
@MainActor
struct NavigatorExit: ViewModifier {
  let isOpen: Bool

  func body(content: Content) -> some View {
    #if os(tvOS)
    content.onExitCommand(perform: isOpen ? nil : {})
    #else
    content
    #endif
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
    if !isHidden {
      content
    } else if #available(iOS 18, tvOS 18, visionOS 2, *) {
      content.toolbarVisibility(.hidden, for: .tabBar)
    } else {
      content.toolbar(.hidden, for: .tabBar)
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
