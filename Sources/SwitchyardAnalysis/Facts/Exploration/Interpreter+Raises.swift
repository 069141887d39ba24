import SwitchyardModel
import SwitchyardSimulation

// Raised events, and those that are raised for ever.
extension Interpreter {
  /// No more raises than these are followed in one action; nor by the simulator.
  private static let raiseLimit = 100_000

  mutating func raise(_ event: Int32, by code: Program.CodeID, _ start: Moment) -> [Outcome] {
    if let loop = loop(event, start), let first = loop.min() {
      loops[first] = loop
      return [.failure(.raiseLoop, start.answers, FailurePlace(transition: first, code: code))]
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
      end.raises = start.raises
      end.origin = start.origin
      return .success(end)
    }
  }

  /// The transitions that raise each other for ever: where the same was raised in the same configuration before, or so
  /// often on ever higher stacks that it will go on.
  private func loop(_ event: Int32, _ moment: Moment) -> [Program.TransitionID]? {
    let raises = moment.raises
    for place in raises.indices.reversed()
    where raises[place].event == event && raises[place].configuration == moment.configuration {
      return loop(from: place, moment)
    }
    if raises.count < 8 { return nil }
    let screen = store.visibleScreen(of: moment.configuration)
    var size = size(of: moment.configuration)
    var count = 0
    for place in raises.indices.reversed()
    where raises[place].event == event && store.visibleScreen(of: raises[place].configuration) == screen {
      let before = self.size(of: raises[place].configuration)
      if before >= size { return nil }
      size = before
      count += 1
      if count == 6 { return loop(from: place, moment) }
    }
    return nil
  }

  /// The raisers since one raise, each once, in the order of the spec.
  private func loop(from place: Int, _ moment: Moment) -> [Program.TransitionID] {
    Set(moment.raises[(place + 1)...].map(\.transition) + [moment.transition]).sorted()
  }

  private func size(of configuration: Configuration) -> Int {
    var size = 0
    switch configuration.base {
    case .stack(_, let top): size += Int(store[entry: top].depth)
    case .tabs(_, let tops): for top in tops { size += Int(store[entry: top].depth) }
    }
    var next = configuration.top
    while next >= 0 {
      size += Int(store[entry: store[layer: next].entry].depth)
      next = store[layer: next].below
    }
    return size
  }
}
