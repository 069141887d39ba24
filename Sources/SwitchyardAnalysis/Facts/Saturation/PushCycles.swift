import SwitchyardModel

/// The transitions by which stacks grow round after round: each puts an element on top of one that, further up, may stand on
/// that element again.
struct PushCycles {
  /// Each with the transitions of a cycle and the screens that it shows, in the order of the spec.
  private(set) var cycles: [(transitions: [Program.TransitionID], screens: [ScreenID])] = []

  init(_ graph: RouteGraph, program: Program) {
    var saturation = Saturation(graph, program: program)
    saturation.pushes = []
    saturation.run()
    let automaton = saturation.automaton
    var edges: [(source: Int32, target: Int32)] = []
    for node in 0..<Int32(automaton.count) {
      automaton.forEachEdge(of: node) { _, target in edges.append((node, target)) }
    }
    let components = Components(Digraph(count: automaton.count, edges: edges)).numbers
    var parts: [Int32: (transitions: Set<Program.TransitionID>, screens: Set<ScreenID>)] = [:]
    for push in saturation.pushes ?? [] where components[Int(push.element)] == components[Int(push.below)] {
      let screen = ScreenID(rawValue: automaton.screens[Int(push.element)])
      let component = components[Int(push.element)]
      parts[component, default: ([], [])].transitions.insert(push.transition)
      parts[component]?.screens.insert(screen)
    }
    gather(parts.values.map { ($0.transitions.sorted(), $0.screens.sorted()) })
  }

  /// The same cycle may go round in several containers.
  private mutating func gather(_ all: [(transitions: [Program.TransitionID], screens: [ScreenID])]) {
    var seen: Set<[Program.TransitionID]> = []
    let sorted = all.sorted { $0.transitions.lexicographicallyPrecedes($1.transitions) }
    let different = sorted.filter { seen.insert($0.transitions).inserted }
    // One that takes in all of another goes round in that one already.
    let sets = different.map { Set($0.transitions) }
    for (place, cycle) in different.enumerated() where !sets.contains(where: { $0.isStrictSubset(of: sets[place]) }) {
      cycles.append(cycle)
    }
  }
}
