extension UIViewController {
  /// Whether it can be asked to present or dismiss something.
  public var isAtRest: Bool {
    !outermost.isInPresentation && !outermost.isMoving && outermost.ownPresenter?.outermost.isMoving != true
      && visibleWindow != nil
  }

  /// Whether it is coming or going as a layer.
  var isInPresentation: Bool { isBeingPresented || isBeingDismissed }

  /// Whether a transition is under way in it or in what it shows.
  private var isMoving: Bool { isInTransition || children.contains { shows($0) && $0.isMoving } }

  /// What stands on top of it and of what it contains.
  var deepestPresented: UIViewController? {
    ownPresented ?? children.lazy.filter(shows).compactMap(\.deepestPresented).first
  }

  var isSheet: Bool {
    switch modalPresentationStyle {
    case .pageSheet, .formSheet, .automatic, .popover: ownPresenter != nil
    default: false
    }
  }

  /// Whether nothing of what is below can be seen, so that UIKit takes it out of the window.
  private var coversAll: Bool {
    !isInPresentation && (modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext)
  }

  /// The window where the controller can be seen.
  var visibleWindow: UIWindow? {
    if let ownPresented, ownPresented.coversAll { return nil }
    if let parent { return parent.shows(self) ? parent.visibleWindow : nil }
    return chainWindow
  }

  /// The window of the chain of presentations that it is part of.
  private var chainWindow: UIWindow? {
    if let ownPresenter { return ownPresenter.outermost.chainWindow }
    return UIWindow.all.first { $0.rootViewController === self && !$0.isHidden }
  }

  private var outermost: UIViewController { parent?.outermost ?? self }

  /// Who presents what this controller is asked to present: the outermost container, unless a style stays in its context.
  private func presenter(of presented: UIViewController) -> UIViewController {
    let staysInContext =
      presented.modalPresentationStyle == .currentContext || presented.modalPresentationStyle == .overCurrentContext
    var presenter = self
    while let parent = presenter.parent, !(staysInContext && presenter.definesPresentationContext) {
      presenter = parent
    }
    return presenter
  }

  // MARK: - Presenting

  func beginPresentation(of presented: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    let presenter = presenter(of: presented)
    if let fault = presenter.reasonNotToPresent(presented) {
      return StandIn.misuse("Attempt to present \(presented) on \(self), " + fault)
    }
    presenter.ownPresented = presented
    presented.ownPresenter = presenter
    presented.isBeingPresented = true
    let transition = RunningTransition(of: [presenter, presented], isAnimated: animated) { _ in
      presented.isBeingPresented = false
    }
    presented.prepareForPresentation()
    transition.run { _ in completion?() }
    presented.appear()
  }

  private func reasonNotToPresent(_ presented: UIViewController) -> String? {
    if let other = ownPresented { return "which is already presenting \(other)" }
    if isBeingPresented { return "while a presentation is in progress" }
    if isBeingDismissed { return "which is being dismissed" }
    if visibleWindow == nil { return "whose view is not in the window hierarchy" }
    if presented.ownPresenter != nil { return "and it is presented already" }
    if presented.parent != nil { return "and it stands in another controller" }
    if isMoving { return "in the middle of a transition" }
    if presented.modalPresentationStyle == .popover, presented.popoverPresentationController?.hasAnchor != true {
      return "without an anchor for the popover"
    }
    return nil
  }

  private func prepareForPresentation() {
    guard let controller = presentationController else { return }
    guard let delegate = controller.delegate else { return }
    let traits = UITraitCollection(horizontalSizeClass: StandIn.isCompact ? .compact : .regular)
    controller.adaptedStyle = delegate.adaptivePresentationStyle(for: controller, traitCollection: traits)
  }

  // MARK: - Dismissing

  func beginDismissal(animated: Bool, _ completion: (() -> Void)?) {
    guard let presenter = presenterOfDismissed, let dismissed = presenter.ownPresented else {
      return StandIn.misuse("Attempt to dismiss from \(self), which presents nothing")
    }
    if dismissed.withAbove.contains(where: { $0.isInPresentation || $0.isMoving }) {
      return StandIn.misuse("Attempt to dismiss from \(self) while a presentation or dismissal is in progress")
    }
    let transition = dismissed.dismissal(animated: animated, isInteractive: false)
    transition.run { _ in
      presenter.outermost.appearAgain()
      completion?()
    }
  }

  /// Who presents what is to go: the controller itself or what it stands in; else whoever has presented that.
  private var presenterOfDismissed: UIViewController? {
    if ownPresented != nil { return self }
    if let parent, parent.presentedViewController != nil { return parent.presenterOfDismissed }
    return presentingViewController
  }

  /// The controller and everything that is presented above it.
  private var withAbove: [UIViewController] { [self] + (deepestPresented?.withAbove ?? []) }

  private func dismissal(animated: Bool, isInteractive: Bool) -> RunningTransition {
    let chain = withAbove
    for one in chain { one.isBeingDismissed = true }
    let moving = (ownPresenter.map { [$0] } ?? []) + chain
    return RunningTransition(of: moving, isAnimated: animated, isInteractive: isInteractive) { transition in
      for one in chain {
        one.isBeingDismissed = false
        if !transition.isCancelled { one.leave() }
      }
    }
  }

  private func leave() {
    ownPresenter?.ownPresented = nil
    ownPresenter = nil
    ownPresentationController = nil
  }

  private func appearAgain() { if visibleWindow != nil { appear() } }

  // MARK: - The user

  func beginSwipe() -> Pull? {
    guard let controller = presentationController, let presenter = ownPresenter else { return nil }
    let delegate = controller.delegate
    if isModalInPresentation || delegate?.presentationControllerShouldDismiss(controller) == false {
      delegate?.presentationControllerDidAttemptToDismiss(controller)
      return nil
    }
    let transition = dismissal(animated: true, isInteractive: true)
    delegate?.presentationControllerWillDismiss(controller)
    return Pull { isCancelled in
      transition.letGo(isCancelled: isCancelled)
      transition.run { transition in
        if transition.isCancelled { return }
        presenter.outermost.appearAgain()
        controller.delegate?.presentationControllerDidDismiss(controller)
      }
    }
  }
}
