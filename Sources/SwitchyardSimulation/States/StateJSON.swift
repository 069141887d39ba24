package import SwitchyardDiagnostics
package import SwitchyardModel

extension NavigationState {
  /// The state as `simulate` prints it and `restore` takes it.
  package func json(in graph: RouteGraph) -> JSONValue {
    var members = [
      JSONValue.Member("base", base.json(in: graph)),
      JSONValue.Member("modals", .array(layers.map { $0.json(in: graph) })),
    ]
    if let deferred {
      members.append(JSONValue.Member("deferred", SimulationStep(deferred).json(in: graph)))
    }
    return .object(members)
  }
}

extension NavigationState.Base {
  fileprivate func json(in graph: RouteGraph) -> JSONValue {
    switch self {
    case .tabs(let selected, let stacks):
      let members = zip(graph.tabs, stacks).map { JSONValue.Member($0.name, graph.json(of: $1)) }
      return ["tabs": ["selected": .string(graph[selected].name), "stacks": .object(members)]]
    case .stack(let container, let stack):
      return .object([container.json(in: graph), JSONValue.Member("stack", graph.json(of: stack))])
    }
  }
}

extension ModalLayer {
  fileprivate func json(in graph: RouteGraph) -> JSONValue {
    var members = [shown.json(in: graph)]
    // The one screen of a bare layer carries its values.
    if !hasStack, let entry = stack.last { members = [JSONValue.Member("screen", graph.json(of: entry))] }
    members.append(JSONValue.Member("style", .string(style.rawValue)))
    if !isDismissable { members.append(JSONValue.Member("dismissable", false)) }
    if hasStack { members.append(JSONValue.Member("stack", graph.json(of: stack))) }
    return .object(members)
  }
}

extension Layer {
  fileprivate func json(in graph: RouteGraph) -> JSONValue.Member {
    switch self {
    case .flow(let flow): JSONValue.Member("flow", .string(graph.qualifiedName(of: flow)))
    case .screen(let screen): JSONValue.Member("screen", .string(graph.qualifiedName(of: screen)))
    }
  }
}

extension RouteGraph {
  fileprivate func json(of stack: NavigationStack) -> JSONValue {
    .array(stack.map { json(of: $0) })
  }

  /// The screen's name, or `{name: {parameter: value}}` where it has a value.
  fileprivate func json(of entry: StackEntry) -> JSONValue {
    let values = json(of: entry.arguments, for: self[entry.screen].parameters)
    let name = qualifiedName(of: entry.screen)
    return values.isEmpty ? .string(name) : .object([JSONValue.Member(name, .object(values))])
  }
}
