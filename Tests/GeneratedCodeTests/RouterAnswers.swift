import SwitchyardModel

/// What the router must answer, from the graph alone: for every screen, container and event, and for all that guards can say.
///
/// A line reads `post in tab feed: close (isSignedIn) → pop`. Values are samples: 7 for each number, `s` for each text.
struct RouterAnswers {
  let graph: RouteGraph

  var lines: [String] {
    let containers = containers
    return graph.screens.flatMap { screen in
      containers.flatMap { container in
        graph.events.flatMap { event in
          guardAnswers.map { answers in
            let place = "\(graph.qualifiedName(of: screen.id)) in \(container.name): \(event.name)"
            let answer = answer(screen, container, event, answers).map { words(of: $0.action, event, screen) }
            return place + " (\(names(of: answers))) → " + (answer ?? "nil")
          }
        }
      }
    }
  }

  // MARK: - Who handles what

  struct Container {
    var name: String
    var handlers: [EventHandler]
  }

  private var containers: [Container] {
    graph.tabs.map { Container(name: "tab " + $0.name, handlers: $0.handlers) }
      + graph.flows.map { Container(name: "flow " + graph.qualifiedName(of: $0.id), handlers: $0.handlers) }
      + [Container(name: "stack", handlers: []), Container(name: "bare", handlers: [])]
  }

  /// Every way in which all guards together can answer: for each, whether it holds.
  private var guardAnswers: [[Bool]] {
    (0..<1 << graph.guards.count).map { bits in graph.guards.indices.map { bits >> $0 & 1 == 1 } }
  }

  private func names(of answers: [Bool]) -> String {
    graph.guards.filter { answers[$0.id.index] }.map(\.name).joined(separator: " ")
  }

  private func answer(_ screen: Screen, _ container: Container, _ event: Event, _ answers: [Bool]) -> Transition? {
    for handlers in [screen.handlers, container.handlers, graph.handlers] {
      let alternatives = handlers.first { $0.event == event.id }?.alternatives ?? []
      let taken = alternatives.first { alternative in
        alternative.condition.allSatisfy { answers[$0.condition.index] != $0.isNegated }
      }
      if let taken { return taken }
    }
    return nil
  }

  // MARK: - In words

  private func words(of action: Action, _ event: Event, _ screen: Screen) -> String {
    func routes(_ list: [Destination]) -> String {
      list.map { route($0, event, screen) }.joined(separator: ", ")
    }
    /// The first where the operation puts it, the others pushed.
    func stack(_ operation: String, _ list: [Destination]) -> String {
      let steps = list.indices.map { ($0 == 0 ? operation : "push") + " " + routes([list[$0]]) }
      return steps.count == 1 ? steps[0] : "[\(steps.joined(separator: ", "))]"
    }
    var words =
      switch action.operation {
      case .push(let list): stack("push", list)
      case .replaceTop(let list): stack("replaceTop", list)
      case .setRoot(let list): stack("setRoot", list)
      case .setAfterRoot(let list): stack("setAfterRoot", list)
      case .setAfter(let anchor, let inclusive, let list):
        stack("setAfter \(graph.qualifiedName(of: anchor))\(inclusive ? " (inclusive)" : "") push", list)
      case .pop: "pop"
      case .popTo(let screen): "popTo \(graph.qualifiedName(of: screen))"
      case .popToRoot: "popToRoot"
      case .present(let presentation):
        "present \(self.words(of: presentation, root: routes([presentation.root])))"
      case .dismiss: "dismiss"
      case .dismissLayer(.flow(let flow)): "dismiss flow \(graph.qualifiedName(of: flow))"
      case .dismissLayer(.screen(let screen)): "dismiss \(graph.qualifiedName(of: screen))"
      case .dismissAll: "dismissAll"
      case .start(.tabs(let tab)): "start tabs (\(graph[tab].name))"
      case .start(.flow(let flow, let root)): "start flow \(graph.qualifiedName(of: flow)) (\(routes([root])))"
      case .start(.screen(let root)): "start \(routes([root]))"
      case .raise(let raised, let sources):
        "raise \(graph[raised].name)\(list(sources, graph[raised].payload, event, screen))"
      case .defer: "defer"
      case .open(let url): "open \(url)"
      case .ignore, .selectTab: "ignore"
      case .steps(let steps): "[\(steps.map { self.words(of: $0, event, screen) }.joined(separator: ", "))]"
      }
    if let tab = action.tab { words = "tab \(graph[tab].name)\(words == "ignore" ? "" : ", " + words)" }
    if !action.isAnimated { words += ", not animated" }
    if let other = action.otherwise.first { words += ", else \(self.words(of: other, event, screen))" }
    return words
  }

  private func words(of presentation: Presentation, root: String) -> String {
    let layer =
      switch presentation.layer {
      case .flow(let flow): "flow \(graph.qualifiedName(of: flow)) (\(root))"
      case .screen: presentation.hasStack ? "stack (\(root))" : root
      }
    return "\(layer) as \(presentation.style.rawValue)\(presentation.isDismissable ? "" : " (not dismissable)")"
  }

  // MARK: - Values

  private func route(_ destination: Destination, _ event: Event, _ screen: Screen) -> String {
    graph.qualifiedName(of: destination.screen)
      + list(destination.arguments, graph[destination.screen].parameters, event, screen)
  }

  private func list(_ sources: [ArgumentSource], _ parameters: [Parameter], _ event: Event, _ screen: Screen) -> String
  {
    if sources.isEmpty { return "" }
    let values = zip(sources, parameters).map { source, parameter -> String in
      switch source {
      case .event(let place): sample(of: event.payload[place])
      case .screen(let place): sample(of: screen.parameters[place])
      case .literal(let literal): text(of: literal)
      case .defaultValue: parameter.defaultValue.map(text) ?? "nil"
      case .nil: "nil"
      }
    }
    return "(\(values.joined(separator: ", ")))"
  }

  private func sample(of parameter: Parameter) -> String {
    switch parameter.type.base {
    case .int: "7"
    case .declared(let id): if case .enumeration(let cases) = graph[id].kind { "\"\(cases[0])\"" } else { "?" }
    default: "\"s\""
    }
  }

  private func text(of literal: Literal) -> String {
    switch literal {
    case .string(let text): "\"\(text)\""
    case .int(let value): "\(value)"
    case .enumCase(let id, let place):
      if case .enumeration(let cases) = graph[id].kind { "\"\(cases[place])\"" } else { "?" }
    case .nil: "nil"
    default: "?"
    }
  }
}
