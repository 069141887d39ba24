import SwitchyardModel
import SwitchyardSimulation

extension Check {
  /// The shortest way to what is asked for, in the one spec that has it.
  package func way(to request: WayRequest) throws(WayFault) -> Way {
    var goals: [(spec: CheckedSpec, goal: WayGoal)] = []
    var faults: [WayFault] = []
    for spec in specs {
      do throws(WayFault) {
        goals.append((spec, try WayGoal(request, in: spec.graph)))
      } catch {
        faults.append(error)
      }
    }
    guard goals.count < 2 else { throw .severalSpecs(goals.map(\.spec.path)) }
    guard let (spec, goal) = goals.first else {
      throw faults.first(where: \.isTelling) ?? faults.first ?? .severalSpecs([])
    }
    guard let simulator = Simulator(spec.graph) else { throw .noStart(path: spec.path) }
    var search = WaySearch(simulator, to: goal)
    return try search.way()
  }
}

extension WayFault {
  /// Whether it says more than that something is not there.
  fileprivate var isTelling: Bool {
    if case .unknown(_, _, nil) = self { false } else { true }
  }
}
