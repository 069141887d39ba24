import SwitchyardModel
import SwitchyardSimulation

// Raised events.
extension Saturation {
  mutating func raise(_ event: Int32, _ run: Run) {
    if automaton.isVirtual(run.node), program.isHandledByScreens[Int(event)] {
      let watch = Int32(memberWatches.count)
      memberWatches.append(MemberWatch(purpose: .raise(event, run)))
      return subscribe(watch, to: run.node)
    }
    handleRaised(event, run)
  }

  mutating func handleRaised(_ event: Int32, _ start: Run) {
    var run = start
    let screen = automaton.screens[Int(run.node)]
    let kind = automaton.kinds[Int(run.node)]
    if let loop = loop(event, screen, kind, run) {
      run.transition = loop
      return fail(run, .raiseLoop)
    }
    run.raises = RaiseLink(event: event, screen: screen, kind: kind, transition: run.transition, parent: run.raises)
    if screen >= 0, let handler = program.handler(of: event, at: screen) {
      return handle(event, handler, run, raisedBy: run.transition)
    }
    handleOutward(event, run, raisedBy: run.transition)
  }

  /// Where the same has been raised before in the same way, and once more, what would come now has all come: the first
  /// transition of that loop.
  private func loop(_ event: Int32, _ screen: Int32, _ kind: Int32, _ run: Run) -> Program.TransitionID? {
    var count = 0
    var first = run.transition
    var next = run.raises
    while let link = next {
      if link.event == event, link.screen == screen, link.kind == kind {
        count += 1
        if count == 2 { return first }
      }
      if count == 0 { first = min(first, link.transition) }
      next = link.parent
    }
    return nil
  }
}
