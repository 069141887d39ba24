import SwitchyardDiagnostics
package import SwitchyardModel

/// Runs an app as its spec means it: one state, one action, the next state.
///
/// ```swift
/// var simulator = Simulator(graph)
/// simulator?.perform(SimulationStep(.link("courier://posts/42"))).outcome    // .handled
/// ```
package struct Simulator: Sendable {
  private let app: SimulatedApp
  /// What the app shows; nil before the first action.
  package private(set) var state: NavigationState?

  /// Nil for a spec with a fault in its `start`: there is nowhere to begin.
  package init?(_ graph: RouteGraph) {
    guard !graph.start.isEmpty else { return nil }
    app = SimulatedApp(graph)
  }

  package var graph: RouteGraph { _read { yield app.graph } }

  /// Does one action to the app. One that has not been launched is launched first, with no guard holding.
  @discardableResult
  package mutating func perform(_ step: SimulationStep) -> SimulationResult {
    let result = next(state, step)
    state = result.state
    return result
  }

  /// The transition at a place; nil for one of another graph.
  package func transition(at place: TransitionPlace) -> Transition? {
    let alternatives =
      switch place.trigger {
      case .event(let event, let level): app.handlers.handler(of: event, at: level, in: graph)?.alternatives ?? []
      case .link(let link): graph[link].alternatives
      }
    return alternatives.indices.contains(place.alternative) ? alternatives[place.alternative] : nil
  }

  /// Goes back to an earlier state.
  package mutating func reset(to state: NavigationState?) {
    self.state = state
  }
}

// MARK: - One step

extension Simulator {
  /// What comes of an action in a state. Depends on nothing else.
  ///
  /// - Parameter state: nil for an app that is not running, which is launched first, with no guard holding.
  package func next(_ state: NavigationState?, _ step: SimulationStep) -> SimulationResult {
    switch step.action {
    case .launch: return launch(guards: step.guards, after: state)
    case .restore(let saved): return restore(saved, guards: step.guards, after: state)
    default: break
    }
    let state = state ?? launch().state
    var result = next(state, step.action, guards: step.guards)
    result.state.previousEntry = state.visibleEntry.identity
    return result
  }

  /// Starts the app.
  package func launch(guards: [GuardID: Bool] = [:]) -> SimulationResult {
    launch(guards: guards, after: nil)
  }

  private func next(
    _ state: NavigationState, _ action: SimulationAction, guards: [GuardID: Bool]
  ) -> SimulationResult {
    switch action {
    case .back: return moved(state, to: state.goingBack(in: graph))
    case .swipe: return moved(state, to: state.swipingAway)
    case .tapTab(let tab): return moved(state, to: state.tapping(tab, in: graph))
    case .event(let event, let payload, let isFromPrevious):
      let entry = state.visibleEntry
      if isFromPrevious, state.previousEntry != entry.identity {
        return SimulationResult(outcome: .stale, state: state)
      }
      guard graph[entry.screen].emittedEvents.contains(where: { $0.event == event }) else {
        return SimulationResult(outcome: .unavailable, state: state)
      }
      return run(state, guards) { $0.choose(event, payload: self.payload(payload, of: event)) }
    case .external(let event, let payload):
      return run(state, guards) { $0.choose(event, payload: self.payload(payload, of: event)) }
    case .link(let url):
      return run(state, guards) { run throws(LinkRefusal) in
        try run.choose(url)
        return true
      }
    case .launch, .restore: return SimulationResult(outcome: .unavailable, state: state)
    }
  }

  private func payload(_ payload: [Value], of event: EventID) -> [Value] {
    payload.isEmpty ? graph.zeroPayload(of: event) : payload
  }

  private func moved(_ state: NavigationState, to new: NavigationState?) -> SimulationResult {
    SimulationResult(outcome: new == nil ? .unavailable : .handled, state: new ?? state)
  }

  /// - Parameter choose: gives false where nobody handles it.
  private func run(
    _ state: NavigationState, _ guards: [GuardID: Bool],
    choosing choose: (inout ActionRun) throws(LinkRefusal) -> Bool
  ) -> SimulationResult {
    var run = ActionRun(app, state, guards: guards)
    var result = SimulationResult(outcome: .handled, state: state)
    do throws(LinkRefusal) {
      if try !choose(&run) { result.outcome = .unhandled }
    } catch {
      result.outcome = .unhandled
      result.refusal = error
    }
    if result.outcome == .handled { finish(&run, &result) }
    result.chosen = run.chosen
    result.asked = run.asked
    return result
  }

  /// Does what was chosen.
  private func finish(_ run: inout ActionRun, _ result: inout SimulationResult) {
    do throws(FailureReason) {
      try run.finish()
      run.handleDeferred()
      result.state = run.moment.state
      result.completed = run.completed
      result.mended = run.mended
      result.opened = run.opened
    } catch {
      result.outcome = .failed
      result.reason = error
      result.failed = run.failed
      result.failedIn = run.failedIn
    }
  }

  /// - Parameter former: what was shown before, if anything was: no entry of another run may be taken for a new one.
  private func launch(guards: [GuardID: Bool], after former: NavigationState?) -> SimulationResult {
    var empty = NavigationState(base: .tabs(selected: TabID(0), stacks: []))
    empty.nextIdentity = former?.nextIdentity ?? 0
    var run = ActionRun(app, empty, guards: guards)
    // The last alternative has no condition; where it has a fault and is missing, an app must begin somewhere all the same.
    var chosen = graph.start.count - 1
    for (index, alternative) in graph.start.enumerated() where run.holds(alternative.condition) {
      chosen = index
      break
    }
    run.begin(graph.start[chosen].target, in: .launch)
    var result = SimulationResult(outcome: .handled, state: run.moment.state)
    result.state.previousEntry = former?.visibleEntry.identity
    result.asked = run.asked
    return result
  }

  /// Begins with what is left of a saved state.
  private func restore(
    _ json: JSONValue, guards: [GuardID: Bool], after former: NavigationState?
  ) -> SimulationResult {
    var result = launch(guards: guards, after: former)
    var reader = StateReader(ActionReader(graph), nextIdentity: result.state.nextIdentity)
    do throws(ActionFault) {
      let saved = try reader.read(json)
      if let base = saved.base {
        result.state.base = base
        result.asked = []
      }
      result.state.layers = saved.layers
      result.state.deferred = saved.deferred
      result.state.nextIdentity = reader.nextIdentity
      result.lost = saved.lost
    } catch {
      result.lost = [error.text]
    }
    return result
  }
}
