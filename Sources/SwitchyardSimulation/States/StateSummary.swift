package import SwitchyardModel

extension NavigationState {
  /// What is shown, layer by layer, on one line: `tabs(feed): feed · sheet checkout: cart, profile`. Of the tabs only the
  /// selected one's stack; a layer without a stack is the name of its screen alone.
  package func summary(in graph: RouteGraph) -> String {
    var parts = [base.summary(in: graph)]
    for layer in layers {
      let name = layer.style.rawValue + " " + graph.name(of: layer.shown)
      parts.append(layer.hasStack ? name + ": " + graph.names(of: layer.stack) : name)
    }
    switch deferred {
    case .link(let url): parts.append("deferred " + url)
    case .external(let event, _): parts.append("deferred " + graph[event].name)
    default: break
    }
    return parts.joined(separator: " · ")
  }
}

extension NavigationState.Base {
  fileprivate func summary(in graph: RouteGraph) -> String {
    switch self {
    case .tabs(let selected, let stacks):
      return "tabs(\(graph[selected].name)): " + graph.names(of: stacks[selected.index])
    case .stack(let container, let stack):
      let kind = if case .flow = container { "flow " } else { "screen " }
      return kind + graph.name(of: container) + ": " + graph.names(of: stack)
    }
  }
}

extension RouteGraph {
  fileprivate func names(of stack: NavigationStack) -> String {
    stack.map { qualifiedName(of: $0.screen) }.joined(separator: ", ")
  }
}
