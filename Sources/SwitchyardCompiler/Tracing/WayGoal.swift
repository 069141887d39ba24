import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSimulation

/// A ``WayRequest`` in the numbers of a graph: what a state must show.
struct WayGoal {
  var screen: ScreenID?
  var event: EventID?
  var stack: [ScreenID]
  /// Whether the screen may stand beneath others.
  var mayBeCovered = false

  init(screen: ScreenID, mayBeCovered: Bool = false) {
    self.screen = screen
    self.mayBeCovered = mayBeCovered
    stack = []
  }

  init(_ request: WayRequest, in graph: RouteGraph) throws(WayFault) {
    screen = try request.screen.map { name throws(WayFault) in try Self.screen(name, in: graph) }
    stack = []
    for name in request.stack { stack.append(try Self.screen(name, in: graph)) }
    event = try request.event.map { name throws(WayFault) in try Self.event(name, in: graph) }
    if let screen, let top = stack.last, screen != top {
      throw .otherTop(screen: graph.qualifiedName(of: screen), top: graph.qualifiedName(of: top))
    }
    guard let event, !graph[event].isExternal else { return }
    guard let screen = screen ?? stack.last else {
      if graph.isEmitted(event) { return }
      throw graph.onlyRaised(event)
    }
    let emitted = graph[screen].emittedEvents.map(\.event)
    guard emitted.contains(event) else {
      throw .notEmitted(
        event: graph[event].name, screen: graph.qualifiedName(of: screen), emitted: emitted.map { graph[$0].name })
    }
  }

  func holds(for state: NavigationState, in graph: RouteGraph) -> Bool {
    if mayBeCovered { return screen.map { state.shows($0) } ?? false }
    if let screen, state.visibleScreen != screen { return false }
    if !stack.isEmpty, state.visibleStack.map(\.screen) != stack { return false }
    guard let event, !graph[event].isExternal else { return true }
    return graph[state.visibleScreen].emittedEvents.contains { $0.event == event }
  }

  // MARK: - Names

  /// How a message names it: `'checkout.payment'`, `the stack 'feed, post'`.
  func words(in graph: RouteGraph) -> String {
    if !stack.isEmpty { return "the stack '\(graph.names(of: stack))'" }
    if let screen { return "'\(graph.qualifiedName(of: screen))'" }
    return event.map { "a screen that emits '\(graph[$0].name)'" } ?? "that"
  }

  /// A screen of a module is known by its own name, too, where no other one has it.
  private static func screen(_ name: String, in graph: RouteGraph) throws(WayFault) -> ScreenID {
    if let screen = graph.screens.first(where: { graph.qualifiedName(of: $0.id) == name }) { return screen.id }
    let namesakes = graph.screens.filter { $0.name == name }
    if namesakes.count == 1, let only = namesakes.first { return only.id }
    if let flow = graph.flows.first(where: { graph.qualifiedName(of: $0.id) == name }) {
      throw .noScreen(kind: "flow", name: name, root: graph.qualifiedName(of: flow.root))
    }
    if let tab = graph.tabs.first(where: { $0.name == name }) {
      throw .noScreen(kind: "tab", name: name, root: graph.qualifiedName(of: tab.root.screen))
    }
    let names = graph.screens.map { graph.qualifiedName(of: $0.id) }
    let near = namesakes.first.map { graph.qualifiedName(of: $0.id) } ?? NearestName(to: name).among(names)
    throw .unknown(kind: "screen", name: name, suggestion: near)
  }

  private static func event(_ name: String, in graph: RouteGraph) throws(WayFault) -> EventID {
    if let event = graph.events.first(where: { $0.name == name }) { return event.id }
    throw .unknown(kind: "event", name: name, suggestion: NearestName(to: name).among(graph.events.map(\.name)))
  }
}

extension RouteGraph {
  /// `feed, checkout.payment`.
  func names(of screens: [ScreenID]) -> String {
    screens.map { qualifiedName(of: $0) }.joined(separator: ", ")
  }
}
