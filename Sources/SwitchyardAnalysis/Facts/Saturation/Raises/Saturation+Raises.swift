import SwitchyardModel
import SwitchyardSimulation

// Raised events.
extension Saturation {
  mutating func raise(_ event: Int32, _ run: Run) {
    guard automaton.isVirtual(run.node) else { return call(event, run) }
    let depth = run.call < 0 ? 0 : calls[Int(run.call)].virtualDepth
    if !program.isHandledByScreens[Int(event)], depth < virtualDepthLimit { return call(event, run) }
    let watch = Int32(memberWatches.count)
    memberWatches.append(.raise(event, run))
    subscribe(watch, to: run.node)
  }

  /// Nodes that stand for what lies below one that stands for several follow one from another without end; from here on
  /// their elements are taken one by one.
  private var virtualDepthLimit: Int { 8 }

  mutating func call(_ event: Int32, _ caller: Run) {
    effort += 1
    let key = RaiseCall.Key(
      event: event, standing: caller.standing, isLast: isLast(caller), origin: caller.origin)
    if let known = callIDs[key] { return join(known, caller) }
    let id = Int32(calls.count)
    let depth = caller.call < 0 ? 0 : calls[Int(caller.call)].virtualDepth
    calls.append(
      RaiseCall(isLast: key.isLast, virtualDepth: depth + (automaton.isVirtual(caller.node) ? 1 : 0)))
    calls[Int(id)].add(caller)
    callIDs[key] = id
    agenda.append(.handle(event, call: id))
  }

  /// Handles the event of a new call.
  mutating func handle(_ event: Int32, call id: Int32) {
    guard var run = calls[Int(id)].callers.first else { return }
    run.call = id
    run.frame = nil
    run.transition = Run.noTransition
    let screen = automaton.screens[Int(run.node)]
    if screen >= 0, let handler = program.handler(of: event, at: screen) { return handle(event, handler, run) }
    handleOutward(event, run)
  }

  /// Lets a further transition take part in what comes of a call.
  private mutating func join(_ id: Int32, _ caller: Run) {
    let place = Int32(calls[Int(id)].callers.count)
    calls[Int(id)].add(caller)
    if calls[Int(id)].succeeds { succeed(caller) }
    for result in calls[Int(id)].results.indices {
      agenda.append(.resume(call: id, caller: place, result: Int32(result)))
    }
    for failure in calls[Int(id)].failures.indices {
      agenda.append(.refuse(call: id, caller: place, failure: Int32(failure)))
    }
  }

  /// A raised event has been handled.
  mutating func complete(_ run: Run) {
    let id = run.call
    guard calls[Int(id)].add(run.standing) else { return }
    let place = Int32(calls[Int(id)].results.count - 1)
    for caller in calls[Int(id)].callers.indices {
      agenda.append(.resume(call: id, caller: Int32(caller), result: place))
    }
  }

  /// The handling of a raised event has failed, and nothing in it mends that.
  mutating func refuse(_ run: Run, _ reason: FailureReason, of culprit: Program.TransitionID) {
    let id = run.call
    let failure = RaiseCall.Failure(transition: culprit, reason: reason, answers: run.answers)
    guard calls[Int(id)].add(failure) else { return }
    let place = Int32(calls[Int(id)].failures.count - 1)
    for caller in calls[Int(id)].callers.indices {
      agenda.append(.refuse(call: id, caller: Int32(caller), failure: place))
    }
  }

  /// Goes on with a transition where the handling of what it raised has ended.
  mutating func resume(call id: Int32, caller: Int32, result: Int32) {
    var run = calls[Int(id)].callers[Int(caller)]
    run.standing = calls[Int(id)].results[Int(result)]
    finish(run)
  }

  mutating func refuse(call id: Int32, caller: Int32, failure: Int32) {
    var run = calls[Int(id)].callers[Int(caller)]
    let failure = calls[Int(id)].failures[Int(failure)]
    run.answers = failure.answers
    fail(run, failure.reason, of: failure.transition < 0 ? run.transition : failure.transition)
  }
}
