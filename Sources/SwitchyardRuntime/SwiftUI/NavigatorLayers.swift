#if canImport(SwiftUI)
import SwiftUI

/// Presents the layer that stands on a view.
@MainActor
struct NavigatorLayers<Graph: RouteGraph>: ViewModifier {
  @ObservedObject var presenter: NavigatorPresenter<Graph>
  /// The layer that the view is; nil at the bottom.
  let parent: NavigationID?
  let screen: @MainActor (ScreenContext<Graph>) -> AnyView

  func body(content: Content) -> some View {
    withPopover(withCover(content.sheet(item: $presenter[layerAbove: parent, as: .sheet]) { layer($0) }))
  }

  private func withCover(_ content: some View) -> some View {
    #if os(macOS)
    content
    #else
    content.fullScreenCover(item: $presenter[layerAbove: parent, as: .fullScreen]) { layer($0) }
    #endif
  }

  private func withPopover(_ content: some View) -> some View {
    #if os(tvOS) || os(watchOS)
    content
    #else
    content.popover(item: $presenter[layerAbove: parent, as: .popover], attachmentAnchor: .point(.center)) {
      layer($0)
    }
    #endif
  }

  private func layer(_ item: NavigatorLayerItem<Graph>) -> some View {
    NavigatorLayer(presenter: presenter, shown: item.layer, screen: screen)
  }
}

/// A layer, with what stands on it.
@MainActor
struct NavigatorLayer<Graph: RouteGraph>: View {
  @ObservedObject var presenter: NavigatorPresenter<Graph>
  /// As it was when it was presented.
  let shown: NavigationState<Graph>.Layer
  let screen: @MainActor (ScreenContext<Graph>) -> AnyView

  private var stack: NavigationState<Graph>.Stack { (presenter.layers[shown.id] ?? shown).stack }

  var body: some View {
    NavigatorStack(presenter: presenter, stack: stack, screen: screen)
      .interactiveDismissDisabled(!shown.canBeSwipedAway)
      .modifier(NavigatorExit(isOpen: shown.canBeSwipedAway || !stack.path.isEmpty))
      .modifier(NavigatorLayers(presenter: presenter, parent: shown.id, screen: screen))
      .modifier(NavigatorAppearance(presenter: presenter, layer: shown.id))
  }
}

struct NavigatorLayerItem<Graph: RouteGraph>: Identifiable {
  let layer: NavigationState<Graph>.Layer

  var id: NavigationID { layer.id }
}

/// The styles that the system has.
enum NavigatorLayerStyle: Hashable {
  case sheet
  case fullScreen
  case popover
}

extension LayerStyle {
  /// The style that is nearest.
  var shown: NavigatorLayerStyle {
    switch self {
    case .sheet: return .sheet
    case .fullScreen:
      #if os(macOS)
      return .sheet
      #else
      return .fullScreen
      #endif
    case .popover:
      #if os(tvOS) || os(watchOS)
      return .sheet
      #else
      return .popover
      #endif
    }
  }
}
#endif
