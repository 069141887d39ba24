/// The transitions that may raise each other without end: the cycles among the calls, each under its first transition.
///
/// That first one is how a loop is named. So the first of all in a component has a loop that is named after it, and what
/// is left without it may have others.
struct RaiseLoops {
  private(set) var firsts: Set<Program.TransitionID> = []

  private struct Raise {
    var source: Int32
    var target: Int32
    var transition: Program.TransitionID
  }

  init(_ calls: [RaiseCall]) {
    var raises: [Raise] = []
    for (target, call) in calls.enumerated() {
      for caller in call.callers where caller.call >= 0 {
        raises.append(Raise(source: caller.call, target: Int32(target), transition: caller.transition))
      }
    }
    var open = Self.components(of: raises)
    var effort = 0
    while let component = open.popLast() {
      guard let first = component.map(\.transition).min() else { continue }
      firsts.insert(first)
      effort += component.count
      if effort > Self.effortLimit {
        firsts.formUnion(component.map(\.transition))
      } else {
        open += Self.components(of: component.filter { $0.transition != first })
      }
    }
  }

  /// Past that, each transition of a component counts as the first of a loop.
  private static let effortLimit = 1_000_000

  /// The raises that are on cycles, by component.
  private static func components(of raises: [Raise]) -> [[Raise]] {
    var vertices: [Int32: Int32] = [:]
    for raise in raises {
      for call in [raise.source, raise.target] where vertices[call] == nil { vertices[call] = Int32(vertices.count) }
    }
    let edges = raises.map { (source: vertices[$0.source] ?? 0, target: vertices[$0.target] ?? 0) }
    let components = Components(Digraph(count: vertices.count, edges: edges))
    var inner: [Int32: [Raise]] = [:]
    for (raise, edge) in zip(raises, edges) {
      let component = components.numbers[Int(edge.source)]
      if component == components.numbers[Int(edge.target)] { inner[component, default: []].append(raise) }
    }
    return Array(inner.values)
  }
}
