import SwitchyardDiagnostics
import SwitchyardModel

/// Where the spec would show what can't be reached: the ways in that are never taken.
struct WaysIn {
  /// One place of the spec, and who stands there.
  struct Way {
    enum Origin {
      case screen(ScreenID, EventID)
      case container(Container, EventID)
      case app(EventID)
      case link(LinkID)
      case start
      /// It is the root of a tab or a flow.
      case root(Container)
    }

    var origin: Origin
    /// Which alternative it stands in.
    var alternative = 0
    /// Whether other steps come after it.
    var isFollowed = false
    /// Whether it stands in an `else`, or one stands beside it or around it, so that it is not known to be done where
    /// the transition is.
    var isUnsure = false
    var span: SourceSpan
  }

  private var toScreens: [ScreenID: [Way]] = [:]
  private var toFlows: [FlowID: [Way]] = [:]
  /// By event: what raises it.
  private var raises: [EventID: [Way]] = [:]
  /// By event: the screens that emit it.
  private var emitters: [EventID: [ScreenID]] = [:]
  private let places: Places

  init(_ graph: RouteGraph, places: Places) {
    self.places = places
    for tab in graph.tabs { note(tab.root.screen, Way(origin: .root(.tab(tab.id)), span: tab.root.declaredAt)) }
    for flow in graph.flows { note(flow.root, Way(origin: .root(.flow(flow.id)), span: flow.declaredAt)) }
    for alternative in graph.start { note(alternative.target, Way(origin: .start, span: alternative.declaredAt)) }
    for screen in graph.screens {
      note(screen.handlers) { .screen(screen.id, $0) }
      for emitted in screen.emittedEvents { emitters[emitted.event, default: []].append(screen.id) }
    }
    for tab in graph.tabs { note(tab.handlers) { .container(.tab(tab.id), $0) } }
    for flow in graph.flows { note(flow.handlers) { .container(.flow(flow.id), $0) } }
    note(graph.handlers) { .app($0) }
    for link in graph.links.patterns {
      note(link.alternatives, .link(link.id))
    }
  }

  func ways(to screen: ScreenID) -> [Way] { toScreens[screen] ?? [] }
  func ways(to flow: FlowID) -> [Way] { toFlows[flow] ?? [] }

  /// What raises an event, in the order of the spec.
  func raises(of event: EventID) -> [Way] { raises[event] ?? [] }

  /// The screens that emit an event, whether they can be reached or not.
  func emitters(of event: EventID) -> [ScreenID] { emitters[event] ?? [] }

  /// Whether an event comes to a container, or to any, that can be reached; an external one may come anywhere.
  func comes(_ event: EventID, to container: Container?, in graph: RouteGraph) -> Bool {
    if graph[event].isExternal || raises[event] != nil { return true }
    return emitters(of: event).contains { screen in
      container.map { places.isPossible(screen, in: $0) } ?? places.isPossible(screen)
    }
  }

  private mutating func note(_ handlers: [EventHandler], by origin: (EventID) -> Way.Origin) {
    for handler in handlers { note(handler.alternatives, origin(handler.event)) }
  }

  private mutating func note(_ alternatives: [Transition], _ origin: Way.Origin) {
    for (place, transition) in alternatives.enumerated() {
      note(transition.action, Way(origin: origin, alternative: place, span: transition.declaredAt))
    }
  }

  /// - Parameter way: what is known of the place in which the action stands.
  private mutating func note(_ action: Action, _ way: Way) {
    var way = way
    way.span = action.declaredAt
    if !action.otherwise.isEmpty { way.isUnsure = true }
    switch action.operation {
    case .push(let destinations), .replaceTop(let destinations), .setRoot(let destinations),
      .setAfterRoot(let destinations), .setAfter(_, inclusive: _, let destinations):
      for destination in destinations { note(destination.screen, way.at(destination.declaredAt)) }
    case .present(let presentation):
      switch presentation.layer {
      case .flow(let flow): note(flow, way)
      case .screen(let screen): note(screen, way)
      }
    case .start(let target):
      note(target, way)
    case .raise(let event, _):
      raises[event, default: []].append(way)
    case .steps(let steps):
      for (place, step) in steps.enumerated() {
        var inner = way
        inner.isFollowed = way.isFollowed || place + 1 < steps.count
        note(step, inner)
      }
    default:
      break
    }
    for otherwise in action.otherwise { note(otherwise, way) }
  }

  private mutating func note(_ target: StartTarget, _ way: Way) {
    switch target {
    case .tabs: break
    case .flow(let flow, _): note(flow, way)
    case .screen(let root): note(root.screen, way)
    }
  }

  private mutating func note(_ screen: ScreenID, _ way: Way) {
    if places.isPossible(screen) { return }
    toScreens[screen, default: []].append(way)
  }

  private mutating func note(_ flow: FlowID, _ way: Way) {
    if places.isPossible(.flow(flow)) { return }
    toFlows[flow, default: []].append(way)
  }
}

extension WaysIn.Way {
  fileprivate func at(_ span: SourceSpan) -> Self {
    var way = self
    way.span = span
    return way
  }
}
