import Foundation
import SwitchyardTestSupport
import Testing

struct ExplorationTests {
  @Test func `distribution`() {
    var complete = 0, steps = 0, states = 0, fleeting = 0
    var rules: [String: Int] = [:]
    var loops = 0
    let count = 300
    let start = Date()
    for seed in 1...UInt64(count) {
      let graph = CheckedSpec(RandomSpec(seed: seed).text).graph
      let exploration = Exploration(graph, limit: 600, size: 14)
      if exploration.isComplete { complete += 1 }
      steps += exploration.stepCount
      states += exploration.states.count
      if exploration.hasFleetingStates { fleeting += 1 }
      for finding in exploration.findings { rules[finding.rule + (finding.reason ?? "") + "\(finding.isError)", default: 0] += 1 }
      if !exploration.raiseLoops.isEmpty { loops += 1 }
    }
    print("complete", complete, "of", count, "steps", steps, "states", states, "fleeting", fleeting, "loops", loops, Date().timeIntervalSince(start))
    for rule in rules.sorted(by: { $0.key < $1.key }) { print(rule) }
  }
}
