#if canImport(SwiftUI)
import Foundation
public import SwiftUI

/// Shows what a navigator says: its tabs, stacks and layers, with the screens that a closure makes.
///
/// What the user does to them (goes back, swipes a layer away, taps a tab) is told to the navigator, and links that the
/// system opens. An app has a generated view of its own around this one, called after the spec: `ShopView` for `name: Shop`.
@MainActor
public struct RouteNavigatorView<Graph: RouteGraph>: View {
  private let navigator: RouteNavigator<Graph>
  private let screen: @MainActor (ScreenContext<Graph>) -> AnyView

  /// - Parameter screen: the view of a screen; it may be asked for again at any time, also for a screen that has just gone.
  public init(
    _ navigator: RouteNavigator<Graph>, @ScreenBuilder screen: @escaping @MainActor (ScreenContext<Graph>) -> AnyView
  ) {
    self.navigator = navigator
    self.screen = screen
  }

  public var body: some View {
    // Another navigator is another app.
    NavigatorRoot(navigator: navigator, screen: screen).id(ObjectIdentifier(navigator))
  }
}

/// The window's content, below all layers.
@MainActor
struct NavigatorRoot<Graph: RouteGraph>: View {
  @StateObject private var presenter: NavigatorPresenter<Graph>
  @Environment(\.openURL) private var openURL
  private let screen: @MainActor (ScreenContext<Graph>) -> AnyView

  init(navigator: RouteNavigator<Graph>, screen: @escaping @MainActor (ScreenContext<Graph>) -> AnyView) {
    _presenter = StateObject(wrappedValue: NavigatorPresenter(navigator))
    self.screen = screen
  }

  var body: some View {
    NavigatorBase(presenter: presenter, base: presenter.base, screen: screen)
      .id(presenter.base.id)
      .modifier(NavigatorLayers(presenter: presenter, parent: nil, screen: screen))
      .modifier(NavigatorAppearance(presenter: presenter, layer: nil))
      .onOpenURL { presenter.navigator.open($0.absoluteString) }
      .onAppear {
        presenter.leaveApp(by: openURL)
      }
  }
}
#endif
