package import SwitchyardModel

extension TransitionPlace {
  /// The transition's dotted path in the spec: `screens.post.transitions.close`, `transitions.buy[1]`,
  /// `links.paths./posts/{id}`.
  package func path(in graph: RouteGraph) -> String {
    trigger.path(in: graph) + index(in: graph)
  }

  /// The alternative as it was written: one with a fault before it is not in the graph.
  private func index(in graph: RouteGraph) -> String {
    let (alternatives, isList) = trigger.alternatives(in: graph)
    return isList && alternatives.indices.contains(alternative) ? "[\(alternatives[alternative].index)]" : ""
  }
}

extension TransitionPlace.Trigger {
  /// The same without the place among alternatives.
  package func path(in graph: RouteGraph) -> String {
    switch self {
    case .link(let link): graph.path(of: link)
    case .event(let event, let level): graph.transitionsPath(of: level) + "." + graph[event].name
    }
  }

  fileprivate func alternatives(in graph: RouteGraph) -> (list: [Transition], isList: Bool) {
    switch self {
    case .link(let link): return (graph[link].alternatives, graph[link].isList)
    case .event(let event, let level):
      guard let handler = graph.handlers(at: level).first(where: { $0.event == event }) else { return ([], false) }
      return (handler.alternatives, handler.isList)
    }
  }
}
