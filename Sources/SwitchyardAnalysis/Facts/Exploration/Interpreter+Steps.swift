import SwitchyardModel
import SwitchyardSimulation

// Actions, with their steps and what is done where they fail.
extension Interpreter {
  mutating func run(_ id: Program.CodeID, _ start: Moment) -> [Outcome] {
    effort += 1
    depth += 1
    defer { depth -= 1 }
    guard effort < effortLimit, depth < Self.depthLimit else {
      leaveOut()
      return []
    }
    let code = program.codes[Int(id)]
    let outcomes = runWithoutElse(id, code, start)
    guard code.otherwise >= 0 else { return outcomes }
    return outcomes.flatMap { outcome -> [Outcome] in
      guard case .failure(let failure, let answers, _, let raises) = outcome, failure != .raiseLoop else {
        return [outcome]
      }
      var again = start
      again.answers = answers
      again.raises = Array(raises.prefix(start.raises.count))
      if keepsDone { again.mended.append(start.transition) }
      return run(code.otherwise, again)
    }
  }

  private mutating func runWithoutElse(_ id: Program.CodeID, _ code: Program.Code, _ start: Moment) -> [Outcome] {
    var moment = start
    let place = FailurePlace(transition: moment.transition, code: id)
    if code.tab >= 0 {
      guard case .tabs(_, let tops) = moment.configuration.base else {
        return [.failure(.noTabBar, moment.answers, place, moment.raises)]
      }
      moment.configuration.base = .tabs(selected: TabID(rawValue: code.tab), tops: tops)
      moment.configuration.top = -1
      moment.layersLeft = 0
      note(store.reach(toBaseOf: moment.configuration), &moment)
    }
    switch code.operation {
    case .steps: return run(steps: code, moment)
    case .raise: return raise(code.subject, by: id, moment)
    default:
      if let failure = perform(code, &moment) {
        note(failure, &moment)
        return [.failure(failure, moment.answers, place, moment.raises)]
      }
      if let reach = store.reach(of: code, to: moment.configuration) { note(reach, &moment) }
      return [.success(moment)]
    }
  }

  private mutating func run(steps code: Program.Code, _ start: Moment) -> [Outcome] {
    var outcomes = [Outcome.success(start)]
    for step in code.first..<code.first + code.count {
      var next: [Outcome] = []
      for outcome in outcomes {
        guard case .success(let moment) = outcome else {
          next.append(outcome)
          continue
        }
        guard next.count <= Self.outcomeLimit else {
          leaveOut()
          break
        }
        next += run(program.operands[Int(step)], moment)
      }
      outcomes = next
    }
    return outcomes
  }
}
