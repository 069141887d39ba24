package import SwitchyardModel

/// Swift for programs that walk through a spec's app: types of its parameters, values for its events, and its links.
package struct SampleCode {
  private let graph: RouteGraph

  package init(_ graph: RouteGraph) {
    self.graph = graph
  }

  /// What stands in the function of a screen: its parameters with what it sends its events with, and its route.
  package func function(of screen: Screen, in module: Module) -> (parameters: String, route: String) {
    let events = GeneratedNames(app: graph.name).events(of: screen, in: module)
    var parameters = screen.parameters.map { "\($0.name): \(type(of: $0.type))" }
    if !screen.emittedEvents.isEmpty { parameters.append("send: ScreenSender<\(events)>") }
    let arguments = screen.parameters.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
    return (parameters.joined(separator: ", "), screen.name + (arguments.isEmpty ? "" : "(\(arguments))"))
  }

  /// `{ send(.openPost(id: 1)) }` for each event that a screen emits.
  package func emissions(of screen: Screen) -> [String] {
    screen.emittedEvents.map { "{ send(\(value(of: graph[$0.event]))) }" }
  }

  /// `.sessionExpired`, for each event from outside the screens.
  package var externalEvents: [String] {
    graph.events.filter(\.isExternal).map(value)
  }

  /// `["courier://posts/1", …]`, one for each link, and one that leads nowhere.
  package var links: String {
    let scheme = graph.links.schemes.first ?? "none"
    let urls = graph.links.patterns.map { pattern in
      "\"\(scheme):/\(pattern.text.replacing(/\{[^}]*\}/, with: "1"))\""
    }
    return "[\((urls + ["\"\(scheme)://nowhere/at/all\""]).joined(separator: ", "))]"
  }

  // MARK: - Values

  private func value(of event: Event) -> String {
    if event.payload.isEmpty { return "." + event.name }
    return ".\(event.name)(\(event.payload.map { "\($0.name): \(sample(of: $0.type))" }.joined(separator: ", ")))"
  }

  private func type(of type: ValueType) -> String {
    let base =
      switch type.base {
      case .string: "String"
      case .int: "Int"
      case .declared(let id): graph.name + graph[id].name
      default: "?"
      }
    return (type.isArray ? "[\(base)]" : base) + (type.isOptional ? "?" : "")
  }

  private func sample(of type: ValueType) -> String {
    switch type.base {
    case .int: "1"
    case .declared(let id): if case .enumeration(let cases) = graph[id].kind { ".\(cases[0])" } else { "?" }
    default: "\"s\""
    }
  }
}
