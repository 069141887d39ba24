#if canImport(UIKit)
public import UIKit

@available(iOS 13.0, tvOS 13.0, *)
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void

  typealias Context = UIViewControllerRepresentableContext<Self>

  @MainActor @preconcurrency
  func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType

  @MainActor @preconcurrency
  func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)

  @MainActor @preconcurrency
  func makeCoordinator() -> Self.Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable> where Representable: UIViewControllerRepresentable {
  public let coordinator: Representable.Coordinator
}

@MainActor
final class StandInRepresented: StandInController {
  let controller: UIViewController

  init(_ controller: UIViewController) {
    self.controller = controller
  }

  func standInDidAppear() { controller.viewDidAppear(true) }

  func standInWillDisappear() { controller.viewWillDisappear(true) }

  func standInDidDisappear() { controller.viewDidDisappear(true) }
}

@MainActor
extension UIViewControllerRepresentable {
  func standInNode(in context: StandInContext) -> StandInNode {
    let inner = UIViewControllerRepresentableContext<Self>(coordinator: makeCoordinator())
    let kept = context.host.controller(at: context.identity) {
      StandInRepresented(makeUIViewController(context: inner))
    }
    if let represented = kept as? StandInRepresented, let own = represented.controller as? UIViewControllerType {
      updateUIViewController(own, context: inner)
    }
    return StandInNode(.controller(kept))
  }
}
#endif
