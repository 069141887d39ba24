import SwitchyardSimulation

// How a run goes on, or ends.
extension Saturation {
  /// Whether nothing is left to do but to note that it is done.
  func isLast(_ run: Run) -> Bool {
    !(run.frame?.goesOn ?? false) && (run.call < 0 || calls[Int(run.call)].isLast)
  }

  /// Goes on with what is left to do.
  mutating func finish(_ done: Run) {
    var run = done
    effort += 1
    while let frame = run.frame {
      run.frame = frame.parent
      switch frame.kind {
      case .steps(let next, let end):
        if next + 1 < end { run.frame = Frame(.steps(next: next + 1, end: end), frame.parent) }
        if next < end { return steps.append((program.operands[Int(next)], run)) }
      case .operate(let code):
        return operate(code, run)
      case .otherwise:
        continue
      }
    }
    note(success: run.transition)
    if run.call >= 0 { return complete(run) }
    noteWay(of: run)
    show(run.node)
  }

  mutating func noteWay(of run: Run, isPop: Bool = false) {
    guard run.origin >= 0 else { return }
    let end: LayerWay.End =
      switch run.removal {
      case .own where run.node == run.uncovered && !isPop: .out
      case .own: isPop ? .outBelow(run.node) : .outOn(run.node, isAbove: run.added > 0)
      case .more: .farOut
      case .none where run.added > 0: .above(run.node)
      case .none: isPop ? .below(run.node) : .within(run.node)
      }
    ways.append(LayerWay(origin: run.origin, end: end))
  }

  /// Notes that a run is complete, for those whose result is shown in another way.
  mutating func succeed(_ run: Run) {
    var open = [run]
    while let run = open.popLast() {
      note(success: run.transition)
      guard run.call >= 0, !calls[Int(run.call)].succeeds else { continue }
      calls[Int(run.call)].succeeds = true
      open += calls[Int(run.call)].callers
    }
  }

  private mutating func note(success transition: Program.TransitionID) {
    if transition >= 0 { results.succeeds[Int(transition)] = true }
  }

  mutating func fail(_ run: Run, _ failure: FailureReason) { fail(run, failure, of: run.transition) }

  /// Takes the innermost `else` that is there to mend it.
  mutating func fail(_ failed: Run, _ failure: FailureReason, of culprit: Program.TransitionID) {
    var frame = failed.frame
    while let next = frame {
      if case .otherwise(let code, var run) = next.kind {
        run.answers = failed.answers
        run.frame = next.parent
        results.isWidened = true
        return perform(code, run)
      }
      frame = next.parent
    }
    if failed.call >= 0 { return refuse(failed, failure, of: culprit) }
    results.note(failure, of: culprit)
  }
}
