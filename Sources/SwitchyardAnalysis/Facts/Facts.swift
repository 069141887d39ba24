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
  /// Whether the behaviour was looked at, and not all of it could be followed, so that a fault may be missed.
  package private(set) var isCutShort = false
  private(set) lazy var waysIn = WaysIn(graph, places: places)
  private(set) lazy var coverings = Coverings(graph, places: places)
  private(set) lazy var barePresentations = BarePresentations(graph)
  private(set) lazy var pushedScreens = graph.screensPutOnStacks
  private(set) lazy var player = TracePlayer(behaviour)

  var places: Places { behaviour.places }
  var openEvents: OpenEvents { behaviour.openEvents }
}

extension RouteGraph {
  /// The screens that some transition puts on a stack otherwise than as what is presented or started.
  fileprivate var screensPutOnStacks: Set<ScreenID> {
    Set(allTransitions.flatMap(\.action.stackDestinations).map(\.screen))
  }
}

extension Action {
  fileprivate var stackDestinations: [Destination] {
    let own: [Destination] =
      switch operation {
      case .push(let list), .replaceTop(let list), .setRoot(let list), .setAfterRoot(let list),
        .setAfter(_, _, let list):
        list
      case .steps(let steps): steps.flatMap(\.stackDestinations)
      default: []
      }
    return own + otherwise.flatMap(\.stackDestinations)
  }
}
