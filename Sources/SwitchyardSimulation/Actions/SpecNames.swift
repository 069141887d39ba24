import SwitchyardModel

/// The elements of a spec by their names, as they are written from outside their modules: `checkout.payment`.
struct SpecNames {
  let screens: [String: ScreenID]
  let flows: [String: FlowID]
  let tabs: [String: TabID]
  let events: [String: EventID]
  let guards: [String: GuardID]

  init(_ graph: RouteGraph) {
    screens = Self.table(graph.screens.map { (graph.qualifiedName(of: $0.id), $0.id) })
    flows = Self.table(graph.flows.map { (graph.qualifiedName(of: $0.id), $0.id) })
    tabs = Self.table(graph.tabs.map { ($0.name, $0.id) })
    events = Self.table(graph.events.map { ($0.name, $0.id) })
    guards = Self.table(graph.guards.map { ($0.name, $0.id) })
  }

  private static func table<ID>(_ pairs: [(String, ID)]) -> [String: ID] {
    Dictionary(pairs) { first, _ in first }
  }
}
