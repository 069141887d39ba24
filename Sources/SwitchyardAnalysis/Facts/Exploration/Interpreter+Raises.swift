import SwitchyardModel
import SwitchyardSimulation

// Raised events, and those that are raised for ever.
extension Interpreter {
  /// No more raises than these are followed in one action; nor by the simulator.
  private static let raiseLimit = 10_000

  mutating func raise(_ event: Int32, by code: Program.CodeID, _ start: Moment) -> [Outcome] {
    if let loop = loop(event, start), let first = loop.min() {
      loops[first] = loop
      return [.failure(.raiseLoop, start.answers, FailurePlace(transition: first, code: code), start.raises)]
    }
    guard start.raiseCount < Self.raiseLimit else {
      leaveOut()
      return []
    }
    var moment = start
    moment.raiseCount += 1
    moment.raises.append(
      Raise(event: event, transition: start.transition, configuration: start.configuration))
    moment.origin = graph.events[Int(event)].isExternal ? .external(EventID(rawValue: event)) : nil
    let raiser = FailurePlace(transition: start.transition, code: code)
    return handle(event, moment, raisedBy: raiser).map { outcome in
      guard case .success(var end) = outcome else { return outcome }
      end.raises.removeLast(end.raises.count - start.raises.count)
      end.origin = start.origin
      return .success(end)
    }
  }

  /// The transitions that raise each other for ever: where the same was raised before, in the same configuration or in one
  /// that has only been built upon.
  private func loop(_ event: Int32, _ moment: Moment) -> [Program.TransitionID]? {
    let raises = moment.raises
    for place in raises.indices.reversed() where raises[place].event == event {
      let earlier = raises[place].configuration
      if earlier == moment.configuration
        || raises[place].isLeftAlone
          && store.isRepeated(earlier, moment.configuration, goesToBase: raises[place].goesToBase)
      {
        return loop(from: place, moment)
      }
    }
    return nil
  }

  /// The same of an operation that has failed, from what it saw.
  func note(_ failure: FailureReason, _ moment: inout Moment) {
    switch failure {
    case .atRoot: note(store.reach(below: moment.configuration), &moment)
    case .noModal: note(store.reach(toBaseOf: moment.configuration), &moment)
    case .notFound: note(.everything, &moment)
    case .noStack, .noTabBar, .unhandled, .raiseLoop: break
    }
  }

  /// Tells the raises that an operation is a consequence of how far down it has looked.
  func note(_ reach: Reach, _ moment: inout Moment) {
    for place in moment.raises.indices where moment.raises[place].isLeftAlone {
      if reach.isAbsolute { moment.raises[place].goesToBase = true }
      if store.touches(reach, moment.raises[place].configuration) { moment.raises[place].isLeftAlone = false }
    }
  }

  /// The raisers since one raise, each once, in the order of the spec.
  private func loop(from place: Int, _ moment: Moment) -> [Program.TransitionID] {
    Set(moment.raises[(place + 1)...].map(\.transition) + [moment.transition]).sorted()
  }
}
