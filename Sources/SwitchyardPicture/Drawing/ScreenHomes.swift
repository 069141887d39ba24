import SwitchyardModel

/// In which frame each screen is drawn.
///
/// A root is at home in its tab, or else in its flow. Any other screen is at home in the tab or flow that it never leaves.
/// One that stands in several is drawn once, in none of them: in the frame of its module, where it has one.
struct ScreenHomes {
  enum Home: Hashable {
    case tab(TabID)
    case flow(FlowID)
    case module(ModuleID)
  }

  /// By screen.
  private(set) var homes: [Home?]

  init(_ graph: RouteGraph, standings: [ScreenStanding]?) {
    homes = graph.screens.map { screen in
      let only = standings?[screen.id.index].only.flatMap(Home.init)
      return only ?? (graph[screen.module].name == nil ? nil : .module(screen.module))
    }
    for flow in graph.flows.reversed() { homes[flow.root.index] = .flow(flow.id) }
    for tab in graph.tabs.reversed() { homes[tab.root.screen.index] = .tab(tab.id) }
  }
}

extension ScreenHomes.Home {
  init?(_ level: HandlerLevel) {
    switch level {
    case .tab(let tab): self = .tab(tab)
    case .flow(let flow): self = .flow(flow)
    case .screen, .app: return nil
    }
  }

  func id(in graph: RouteGraph) -> PictureID {
    switch self {
    case .tab(let tab): PictureID("tab", of: graph[tab].name)
    case .flow(let flow): PictureID("flow", of: graph.qualifiedName(of: flow))
    case .module(let module): PictureID("module", of: graph[module].name ?? "")
    }
  }

  /// How a caption names it: `tab feed`.
  func words(in graph: RouteGraph) -> String {
    switch self {
    case .tab(let tab): "tab " + graph[tab].name
    case .flow(let flow): "flow " + graph.qualifiedName(of: flow)
    case .module(let module): graph[module].name ?? ""
    }
  }

  func cluster(in graph: RouteGraph, marks: MarkIndex) -> PictureCluster {
    switch self {
    case .tab(let tab):
      PictureCluster(
        id: id(in: graph), kind: .tab, name: graph[tab].name, title: graph[tab].title,
        marks: marks[graph.path(of: tab)], declaredAt: graph[tab].declaredAt)
    case .flow(let flow):
      PictureCluster(
        id: id(in: graph), kind: .flow, name: graph.qualifiedName(of: flow), title: graph[flow].title,
        marks: marks[graph.path(of: flow)], declaredAt: graph[flow].declaredAt)
    case .module(let module):
      PictureCluster(
        id: id(in: graph), kind: .module, name: graph[module].name ?? "", title: nil, marks: [],
        declaredAt: graph[module].declaredAt)
    }
  }
}
