package import SwitchyardModel

extension TransitionPlace {
  /// The transition's dotted path in the spec: `screens.post.transitions.close`, `transitions.buy[1]`,
  /// `links.paths./posts/{id}`.
  package func path(in graph: RouteGraph) -> String {
    switch trigger {
    case .link(let link):
      return "links.paths." + graph[link].text + index(graph[link].alternatives, isList: graph[link].isList)
    case .event(let event, let level):
      let handler = handlers(of: level, in: graph).first { $0.event == event }
      let suffix = handler.map { index($0.alternatives, isList: $0.isList) } ?? ""
      return prefix(of: level, in: graph) + "transitions." + graph[event].name + suffix
    }
  }

  /// The alternative as it was written: one with a fault before it is not in the graph.
  private func index(_ alternatives: [Transition], isList: Bool) -> String {
    isList && alternatives.indices.contains(alternative) ? "[\(alternatives[alternative].index)]" : ""
  }

  private func handlers(of level: Level, in graph: RouteGraph) -> [EventHandler] {
    switch level {
    case .screen(let screen): graph[screen].handlers
    case .tab(let tab): graph[tab].handlers
    case .flow(let flow): graph[flow].handlers
    case .app: graph.handlers
    }
  }

  private func prefix(of level: Level, in graph: RouteGraph) -> String {
    switch level {
    case .screen(let screen): graph.path(of: screen) + "."
    case .tab(let tab): graph.path(of: tab) + "."
    case .flow(let flow): graph.path(of: flow) + "."
    case .app: ""
    }
  }
}
