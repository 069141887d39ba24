import SwitchyardModel

/// A part of a program that asks a generated router for every screen, container and event, and prints the lines that
/// ``RouterAnswers`` expects.
struct AskingProgram {
  let graph: RouteGraph

  var text: String {
    """
    do {
      /// Each guard holds where its bit is set.
      struct Guards: \(graph.name)Guards {
        let bits: Int
    \(graph.guards.map { "    var \(escaped($0.name)): Bool { bits >> \($0.id.index) & 1 == 1 }\n" }.joined())  }
      let names: [String] = [\(graph.guards.map { "\"\($0.name)\"" }.joined(separator: ", "))]
      let routes: [\(graph.name)Route] = [\(graph.screens.map { route(of: $0) }.joined(separator: ", "))]
      let events: [\(graph.name)Event] = [\(graph.events.map { event($0) }.joined(separator: ", "))]
      let containers: [(String, \(graph.name)Container)] = [\(containers)]
      for route in routes {
        for (container, value) in containers {
          for event in events {
            for bits in 0..<1 << names.count {
              let answer = \(graph.name)Router.transition(for: event, on: route, in: value, guards: Guards(bits: bits))
              let held = names.indices.filter { bits >> $0 & 1 == 1 }.map { names[$0] }.joined(separator: " ")
              let place = "\\(route.name) in \\(container): \\(event.name) (\\(held))"
              print(place, "→", answer.map(\\.description) ?? "nil")
            }
          }
        }
      }
    }

    """
  }

  private var containers: String {
    let tabs = graph.tabs.map { #"("tab \#($0.name)", .tab(.\#(escaped($0.name))))"# }
    let flows = graph.flows.map { flow in
      #"("flow \#(graph.qualifiedName(of: flow.id))", .flow(\#(nested(escaped(flow.name), in: flow.module))))"#
    }
    return (tabs + flows + [#"("stack", .stack)"#, #"("bare", .bare)"#]).joined(separator: ", ")
  }

  private func route(of screen: Screen) -> String {
    nested(escaped(screen.name) + values(of: screen.parameters), in: screen.module)
  }

  private func event(_ event: Event) -> String {
    nested(escaped(event.name) + values(of: event.payload), in: event.module)
  }

  private func values(of parameters: [Parameter]) -> String {
    if parameters.isEmpty { return "" }
    return "(\(parameters.map { "\($0.name): \(sample(of: $0))" }.joined(separator: ", ")))"
  }

  private func sample(of parameter: Parameter) -> String {
    switch parameter.type.base {
    case .int: "7"
    case .declared(let id): if case .enumeration(let cases) = graph[id].kind { ".\(cases[0])" } else { "?" }
    default: "\"s\""
    }
  }

  private func nested(_ name: String, in module: ModuleID) -> String {
    graph[module].qualifier.map { ".\($0)(.\(name))" } ?? ".\(name)"
  }

  private func escaped(_ name: String) -> String { name == "init" ? "`init`" : name }
}
