package import SwitchyardModel

/// What is known about a graph beyond what it says, each fact computed once, when a rule first asks for it.
package final class Facts {
  package let graph: RouteGraph

  package init(_ graph: RouteGraph) {
    self.graph = graph
  }

  private(set) lazy var handlers = HandlerIndex(graph)
  private(set) lazy var places = PossiblePlaces(graph, handlers: handlers)
  private(set) lazy var waysIn = WaysIn(graph, places: places)
  private(set) lazy var openEvents = OpenEvents(graph, handlers: handlers, places: places)
  private(set) lazy var openPlaces = OpenPlaces(graph, of: openEvents, places: places)
  private(set) lazy var witnesses: Witnesses = {
    guard openPlaces.count > 0 else { return Witnesses(none: graph, containers: openPlaces.numbers.count) }
    var search = WitnessSearch(graph, wanted: openPlaces)
    return search.run()
  }()
}
