import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSimulation

extension Check {
  /// The rule that a check has to ask for, so that no way is looked for where there is none.
  package static let ruleOfWays = CheckedSpec.unreachable

  /// The shortest way to what is asked for, in the one spec that has it.
  package func way(to request: WayRequest) throws(WayFault) -> (way: Way, spec: CheckedSpec) {
    var goals: [(spec: CheckedSpec, goal: WayGoal)] = []
    var faults: [WayFault] = []
    for spec in specs {
      do throws(WayFault) {
        goals.append((spec, try WayGoal(request, in: spec.graph)))
      } catch {
        faults.append(error)
      }
    }
    guard goals.count < 2 else { throw .severalSpecs(named: request.words, goals.map(\.spec.path)) }
    guard let (spec, goal) = goals.first else {
      throw faults.first(where: \.isTelling) ?? faults.first ?? .severalSpecs(named: request.words, [])
    }
    if spec.provesUnreachable(goal) {
      throw .noWay(WayFault.MissingWay(goal: goal.words(in: spec.graph), isProved: true))
    }
    guard let simulator = Simulator(spec.graph) else { throw .noStart(spec.lackOfStart) }
    return (try WaySearch.way(to: goal, with: simulator), spec)
  }
}

extension CheckedSpec {
  /// Whether a screen that the goal names is known never to be shown.
  fileprivate func provesUnreachable(_ goal: WayGoal) -> Bool {
    let subjects = Set(findings.filter { $0.rule.id == Self.unreachable }.compactMap(\.subject))
    return (goal.stack + [goal.screen].compactMap(\.self)).contains { subjects.contains(graph.path(of: $0)) }
  }

  fileprivate static let unreachable = "unreachable-screen"
}

extension WayFault {
  /// Whether it says more than that something is not there.
  fileprivate var isTelling: Bool {
    if case .unknown(let name) = self { name.isTelling } else { true }
  }
}
