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
    do throws(UnknownName) {
      screen = try request.screen.map { name throws(UnknownName) in try graph.screen(named: name) }
      stack = []
      for name in request.stack { stack.append(try graph.screen(named: name)) }
      event = try request.event.map { name throws(UnknownName) in try graph.event(named: name) }
    } catch {
      throw .unknown(error)
    }
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
}

extension RouteGraph {
  /// `feed, checkout.payment`.
  func names(of screens: [ScreenID]) -> String {
    screens.map { qualifiedName(of: $0) }.joined(separator: ", ")
  }
}
