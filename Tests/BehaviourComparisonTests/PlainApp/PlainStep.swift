import SwitchyardModel

/// Something that happens to a plain app.
enum PlainAction: Hashable {
  case event(EventID)
  case back
  case swipe
  case tapTab(Int)
  case link(LinkID)
  case external(EventID)

  /// Whether the visible screen or the user does it, not the system or another app.
  var isFromInside: Bool {
    switch self {
    case .event, .back, .swipe, .tapTab: true
    case .link, .external: false
    }
  }
}

/// What came of an action.
struct PlainStep {
  enum Outcome {
    case handled
    case unhandled
    case failed(PlainRun.Reason, blamed: Int)
    case raiseLoop(Set<Int>)
    /// The user cannot do that there.
    case unavailable
  }

  var outcome: Outcome
  /// After the action; as before where it was not handled.
  var state: PlainState
  /// The runs: the action's own, and where it began afresh that of what was kept until then.
  var runs: [PlainRun] = []
  /// What came of the second of them.
  var keptOutcome: Outcome?
  /// The state between the two.
  var stateBetween: PlainState?
  var fewestLayers: Int
  /// Whether something is shown that was told a value.
  var carriesValues = false

  /// Whether anything is else than before: what is shown, its values, or what is kept.
  func changes(_ before: PlainState) -> Bool {
    guard case .handled = outcome else { return false }
    return !state.shows(before) || state.kept != before.kept || carriesValues
  }

  /// The guards that were asked, a bit for each.
  var asked: Int { runs.reduce(0) { $0 | $1.asked } }
}

extension PlainApp {
  func launch(answers: Int) -> PlainState {
    let nothing = PlainState(base: .tabs(selected: 0), stacks: [])
    var run = PlainRun(self, nothing, answers: answers)
    let alternative = graph.start.first { run.holds($0.condition) } ?? graph.start[graph.start.count - 1]
    run.begin(alternative.target)
    return run.moment.state
  }

  func perform(_ action: PlainAction, on state: PlainState, answers: Int) -> PlainStep {
    switch action {
    case .back:
      guard graph[state.visibleScreen].allowsBack, state.visibleStack.count > 1 else { break }
      var new = state
      new.visibleStack.removeLast()
      return PlainStep(outcome: .handled, state: new, fewestLayers: state.layers.count)
    case .swipe:
      guard let top = state.layers.last, top.yieldsToSwipe else { break }
      var new = state
      new.layers.removeLast()
      return PlainStep(outcome: .handled, state: new, fewestLayers: new.layers.count)
    case .tapTab(let tab):
      guard case .tabs(let selected) = state.base, state.layers.isEmpty, !graph[state.visibleScreen].hidesTabBar
      else { break }
      var new = state
      new.base = .tabs(selected: tab)
      if tab == selected { new.stacks[tab] = [new.stacks[tab][0]] }
      return PlainStep(outcome: .handled, state: new, fewestLayers: 0)
    case .event(let event), .external(let event):
      return handled(state, answers) { run throws(PlainRun.Fault) in try run.handle(event) }
    case .link(let link):
      return handled(state, answers) { run throws(PlainRun.Fault) in try run.follow(link) }
    }
    return PlainStep(outcome: .unavailable, state: state, fewestLayers: state.layers.count)
  }

  private func handled(
    _ before: PlainState, _ answers: Int, _ body: (inout PlainRun) throws(PlainRun.Fault) -> Bool
  ) -> PlainStep {
    var run = PlainRun(self, before, answers: answers)
    let outcome = outcome(of: &run, body)
    var step = PlainStep(outcome: outcome, state: before, runs: [run], fewestLayers: before.layers.count)
    guard case .handled = outcome else { return step }
    step.state = run.moment.state
    step.fewestLayers = run.moment.fewestLayers
    step.carriesValues = run.moment.carriesValues
    guard run.moment.keptIsDue else { return step }
    var second = PlainRun(self, step.state, answers: answers)
    step.stateBetween = step.state
    step.keptOutcome = self.outcome(of: &second) { run throws(PlainRun.Fault) in try run.handleKept() }
    if case .handled = step.keptOutcome {
      step.state = second.moment.state
      step.fewestLayers = min(step.fewestLayers, second.moment.fewestLayers)
      step.carriesValues = step.carriesValues || second.moment.carriesValues
    } else {
      step.state.kept = nil
    }
    step.runs.append(second)
    return step
  }

  private func outcome(
    of run: inout PlainRun, _ body: (inout PlainRun) throws(PlainRun.Fault) -> Bool
  ) -> PlainStep.Outcome {
    do throws(PlainRun.Fault) {
      return try body(&run) ? .handled : .unhandled
    } catch {
      return switch error {
      case .failed(let reason, let blamed): .failed(reason, blamed: blamed)
      case .raiseLoop(let cycle): .raiseLoop(cycle)
      }
    }
  }
}
