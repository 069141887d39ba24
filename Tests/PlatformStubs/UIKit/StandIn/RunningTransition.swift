/// A transition between controllers from its beginning to its end.
@MainActor
final class RunningTransition: NSObject, UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  private(set) var isEnded = false
  private var isUnderWay = false
  private let controllers: [UIViewController]
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private let atEnd: (RunningTransition) -> Void

  /// - Parameters:
  ///   - controllers: those that show it.
  ///   - atEnd: puts the controllers where they belong then; it is called before anyone hears of the end.
  init(
    of controllers: [UIViewController], isAnimated: Bool, isInteractive: Bool = false,
    atEnd: @escaping (RunningTransition) -> Void = { _ in }
  ) {
    self.controllers = controllers
    self.isAnimated = isAnimated
    initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
    self.atEnd = atEnd
    super.init()
    for controller in controllers { controller.ownTransition = self }
    StandIn.loop.after(1) { [weak self] in self?.isUnderWay = true }
  }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if isEnded { return false }
    if let completion { completions.append(completion) }
    if isUnderWay, StandIn.takesNoLateAnimations { return false }
    animation?(self)
    return true
  }

  /// Ends after the turns that it takes.
  ///
  /// - Parameter tellOthers: completions and delegates, which hear of it before or after those who wait for the transition.
  func run(tellOthers: @escaping (RunningTransition) -> Void) {
    StandIn.loop.after(isAnimated ? StandIn.animationTurns : StandIn.unanimatedTurns) { [self] in
      isEnded = true
      atEnd(self)
      if !StandIn.transitionsLinger { release() }
      if !StandIn.coordinatorsEndFirst { tellOthers(self) }
      let waiting = completions
      completions = []
      for completion in waiting { completion(self) }
      if StandIn.coordinatorsEndFirst { tellOthers(self) }
      release()
    }
  }

  private func release() {
    for controller in controllers where controller.ownTransition === self { controller.ownTransition = nil }
  }

  /// The user lets go.
  func letGo(isCancelled: Bool) {
    self.isCancelled = isCancelled
    isInteractive = false
  }
}
