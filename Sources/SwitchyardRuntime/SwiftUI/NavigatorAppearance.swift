#if canImport(SwiftUI)
import SwiftUI
#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

/// Tells the presenter when a layer comes, has come and has gone.
///
/// `onAppear` is called when a layer begins to move, which is too soon to present another one on it. Where there is UIKit,
/// a controller within the layer hears the rest.
@MainActor
struct NavigatorAppearance<Graph: RouteGraph>: ViewModifier {
  let presenter: NavigatorPresenter<Graph>
  /// Nil for what is below all layers.
  let layer: NavigationID?

  func body(content: Content) -> some View {
    #if canImport(UIKit) && !os(watchOS)
    content
      .onAppear { presenter.note { $0.isComing(layer) } }
      .background {
        AppearanceProbe(
          didAppear: { [presenter, layer] in presenter.note { $0.hasCome(layer) } },
          willDisappear: { [presenter, layer] in presenter.note { $0.isGoing(layer) } },
          didDisappear: { [presenter, layer] in presenter.note { $0.hasGone(layer) } })
      }
    #else
    content
      .onAppear { presenter.note { $0.hasCome(layer) } }
      .onDisappear { presenter.note { $0.hasGone(layer) } }
    #endif
  }
}

#if canImport(UIKit) && !os(watchOS)
/// A controller without a view of its own, which hears how the one that it stands in comes and goes.
@MainActor
struct AppearanceProbe: UIViewControllerRepresentable {
  let didAppear: @MainActor () -> Void
  let willDisappear: @MainActor () -> Void
  let didDisappear: @MainActor () -> Void

  func makeUIViewController(context: Context) -> AppearanceProbeController {
    AppearanceProbeController()
  }

  func updateUIViewController(_ controller: AppearanceProbeController, context: Context) {
    controller.probe = self
  }
}

@MainActor
final class AppearanceProbeController: UIViewController {
  var probe: AppearanceProbe?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    probe?.didAppear()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    probe?.willDisappear()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    probe?.didDisappear()
  }
}
#endif
#endif
