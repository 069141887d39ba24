import SwitchyardModel
import SwitchyardSimulation
import SwitchyardTestSupport
import Testing

@testable import SwitchyardAnalysis

/// What the saturation holds possible, against what a plain exploration sees. In a small app the analysis goes through
/// all configurations, so that its findings alone would not show what is wrong here.
struct SaturationTests {
  @Test func `the saturation holds possible whatever is seen, and little else`() {
    var possible = 0
    var unseen = 0
    for seed in Seeds.all {
      let spec = RandomSpec(seed: seed)
      let graph = CheckedSpec(spec.text).graph
      let exploration = BehaviourComparisonTests.Exploration(graph, limit: Seeds.limit, size: 14)
      let saturated = SaturatedFacts(graph)
      guard !saturated.isCutShort else { continue }
      let seen = exploration.facts
      let missing = seen.subtracting(saturated.facts).sorted()
      #expect(missing == [], "seed \(seed)\n\(spec.text)")
      guard exploration.isComplete, !exploration.hasFleetingStates else { continue }
      let further = saturated.facts.subtracting(seen).sorted()
      possible += saturated.facts.count
      unseen += further.count
    }
    print("saturation: \(possible) facts of complete specs, \(unseen) of them never seen")
    #expect(unseen * 50 <= possible)
  }
}

/// Facts as texts, so that two ways of knowing them can be compared.
struct SaturatedFacts {
  private(set) var facts: Set<String> = []
  let isCutShort: Bool

  init(_ graph: RouteGraph) {
    let program = Program(graph)
    var saturation = Saturation(graph, program: program)
    saturation.run()
    isCutShort = saturation.results.isCutShort
    for id in program.transitions.indices {
      let path = program.element(of: Program.TransitionID(id), in: graph).place.path(in: graph)
      if saturation.results.isChosen[id] { facts.insert("\(path) is chosen") }
      if saturation.results.succeeds[id] { facts.insert("\(path) succeeds") }
      for reason in PlainRun.Reason.all where saturation.results.failures[id] & reason.bit != 0 {
        facts.insert("\(path) fails: \(reason.rawValue)")
      }
    }
    let places = Places(saturation)
    for screen in graph.screens {
      for number in 0..<places.numbers.count {
        if places.standing.contains(number, at: screen.id.index) { facts.insert("\(screen.name) stands in \(number)") }
        if places.visible.contains(number, at: screen.id.index) { facts.insert("\(screen.name) shows in \(number)") }
      }
    }
  }
}

extension PlainRun.Reason {
  static let all: [PlainRun.Reason] = [.noStack, .atRoot, .notFound, .noModal, .noTabBar, .unhandled]

  fileprivate var bit: UInt8 {
    FailureReason(rawValue: rawValue)?.bit ?? 0
  }
}

extension BehaviourComparisonTests.Exploration {
  fileprivate var facts: Set<String> {
    var facts: Set<String> = []
    for (transition, record) in zip(app.transitions, records) {
      if record.isChosen { facts.insert("\(transition.path) is chosen") }
      if record.hasSucceeded { facts.insert("\(transition.path) succeeds") }
      for reason in record.reasons { facts.insert("\(transition.path) fails: \(reason.rawValue)") }
    }
    for state in states {
      func note(_ stack: [ScreenID], in place: PlainPlace) {
        for screen in stack { facts.insert("\(app.graph[screen].name) stands in \(number(of: place))") }
      }
      for (tab, stack) in state.stacks.enumerated() {
        if case .started(let shown) = state.base { note(stack, in: PlainPlace(shown, hasStack: true)) }
        if case .tabs = state.base { note(stack, in: .tab(tab)) }
      }
      for layer in state.layers { note(layer.stack, in: PlainPlace(layer.shown, hasStack: layer.hasStack)) }
      facts.insert("\(app.graph[state.visibleScreen].name) shows in \(number(of: state.visiblePlace))")
    }
    return facts
  }

  private func number(of place: PlainPlace) -> Int {
    let numbers = ContainerNumbers(app.graph)
    return switch place {
    case .tab(let tab): numbers.number(of: .tab(TabID(tab)))
    case .flow(let flow): numbers.number(of: .flow(flow))
    case .bareModal: numbers.bareModal
    case .ownStack: numbers.ownStack
    }
  }
}
