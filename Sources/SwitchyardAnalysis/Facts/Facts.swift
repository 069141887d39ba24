package import SwitchyardModel

/// What is known about a graph beyond what it says, each fact computed once, when a rule first asks for it.
package final class Facts {
  package let graph: RouteGraph

  package init(_ graph: RouteGraph) {
    self.graph = graph
  }

  private(set) lazy var handlers = OuterHandlers(graph)
  private(set) lazy var behaviour: Behaviour = {
    let behaviour = Behaviour(graph, handlers: handlers)
    isCutShort = behaviour.isCutShort || behaviour.leavesOut
    return behaviour
  }()
  /// Whether the behaviour was looked at, and not all of it could be followed.
  private(set) var isCutShort = false
  private(set) lazy var waysIn = WaysIn(graph, places: places)
  private(set) lazy var barePresentations = BarePresentations(graph)
  private(set) lazy var player = TracePlayer(behaviour)

  var places: Places { behaviour.places }
  var openEvents: OpenEvents { behaviour.openEvents }
}
