package import SwitchyardDiagnostics
package import SwitchyardModel

extension SimulationStep {
  /// The step as a line that `simulate` takes.
  ///
  /// - Parameter isBrief: whether what `simulate` fills in by itself is left out: zero values, and guards that say no.
  package func json(in graph: RouteGraph, isBrief: Bool = false) -> JSONValue {
    var members = action.members(in: graph, isBrief: isBrief)
    let answers = guards.sorted { $0.key < $1.key }.filter { $0.value || !isBrief }
    if !answers.isEmpty {
      let named = answers.map { JSONValue.Member(graph[$0.key].name, .bool($0.value)) }
      members.append(JSONValue.Member("guards", .object(named)))
    }
    return .object(members)
  }
}

extension SimulationAction {
  fileprivate func members(in graph: RouteGraph, isBrief: Bool) -> [JSONValue.Member] {
    switch self {
    case .launch: [JSONValue.Member("launch", true)]
    case .back: [JSONValue.Member("back", true)]
    case .swipe: [JSONValue.Member("swipe", true)]
    case .tapTab(let tab): [JSONValue.Member("tapTab", .string(graph[tab].name))]
    case .link(let url): [JSONValue.Member("link", .string(url))]
    case .restore(let state): [JSONValue.Member("restore", state)]
    case .external(let event, let payload):
      [JSONValue.Member("external", .string(graph[event].name))] + graph.member(payload, of: event, isBrief)
    case .event(let event, let payload, let isFromPrevious):
      [JSONValue.Member("event", .string(graph[event].name))] + graph.member(payload, of: event, isBrief)
        + (isFromPrevious ? [JSONValue.Member("from", "previous")] : [])
    }
  }
}

extension RouteGraph {
  fileprivate func member(_ payload: [Value], of event: EventID, _ isBrief: Bool) -> [JSONValue.Member] {
    let items = zip(self[event].payload, payload).compactMap { parameter, value -> JSONValue.Member? in
      if isBrief, value == zeroValue(of: parameter) { return nil }
      return JSONValue.Member(parameter.name, value.json(in: self))
    }
    return items.isEmpty ? [] : [JSONValue.Member("payload", .object(items))]
  }
}
