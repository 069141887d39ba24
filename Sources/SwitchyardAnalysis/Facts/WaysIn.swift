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
    var span: SourceSpan
  }

  private var toScreens: [ScreenID: [Way]] = [:]
  private var toFlows: [FlowID: [Way]] = [:]
  private var raised: Set<EventID> = []
  /// By event: the screens that emit it.
  private var emitters: [EventID: [ScreenID]] = [:]
  private let places: Places

  init(_ graph: RouteGraph, places: Places) {
    self.places = places
    for tab in graph.tabs { note(tab.root.screen, .root(.tab(tab.id)), tab.root.declaredAt) }
    for flow in graph.flows { note(flow.root, .root(.flow(flow.id)), flow.declaredAt) }
    for alternative in graph.start { note(alternative.target, .start, alternative.declaredAt) }
    for screen in graph.screens {
      note(screen.handlers) { .screen(screen.id, $0) }
      for emitted in screen.emittedEvents { emitters[emitted.event, default: []].append(screen.id) }
    }
    for tab in graph.tabs { note(tab.handlers) { .container(.tab(tab.id), $0) } }
    for flow in graph.flows { note(flow.handlers) { .container(.flow(flow.id), $0) } }
    note(graph.handlers) { .app($0) }
    for link in graph.links.patterns {
      for transition in link.alternatives { note(transition.action, .link(link.id)) }
    }
  }

  func ways(to screen: ScreenID) -> [Way] { toScreens[screen] ?? [] }
  func ways(to flow: FlowID) -> [Way] { toFlows[flow] ?? [] }

  /// Whether an event comes only from raises: no screen that can be reached emits it, nor does the system raise it.
  func isOnlyRaised(_ event: EventID, in graph: RouteGraph) -> Bool {
    raised.contains(event) && !graph[event].isExternal
      && !(emitters[event] ?? []).contains { places.isPossible($0) }
  }

  /// Whether an event comes to a container, or to any, that can be reached; an external one may come anywhere.
  func comes(_ event: EventID, to container: Container?, in graph: RouteGraph) -> Bool {
    if graph[event].isExternal || raised.contains(event) { return true }
    return (emitters[event] ?? []).contains { screen in
      container.map { places.isPossible(screen, in: $0) } ?? places.isPossible(screen)
    }
  }

  private mutating func note(_ handlers: [EventHandler], by origin: (EventID) -> Way.Origin) {
    for handler in handlers {
      for transition in handler.alternatives { note(transition.action, origin(handler.event)) }
    }
  }

  private mutating func note(_ action: Action, _ origin: Way.Origin) {
    switch action.operation {
    case .push(let destinations), .replaceTop(let destinations), .setRoot(let destinations),
      .setAfterRoot(let destinations), .setAfter(_, inclusive: _, let destinations):
      for destination in destinations { note(destination.screen, origin, destination.declaredAt) }
    case .present(let presentation):
      switch presentation.layer {
      case .flow(let flow): note(flow, origin, action.declaredAt)
      case .screen(let screen): note(screen, origin, action.declaredAt)
      }
    case .start(let target):
      note(target, origin, action.declaredAt)
    case .raise(let event, _):
      raised.insert(event)
    case .steps(let steps):
      for step in steps { note(step, origin) }
    default:
      break
    }
    for otherwise in action.otherwise { note(otherwise, origin) }
  }

  private mutating func note(_ target: StartTarget, _ origin: Way.Origin, _ span: SourceSpan) {
    switch target {
    case .tabs: break
    case .flow(let flow, _): note(flow, origin, span)
    case .screen(let root): note(root.screen, origin, span)
    }
  }

  private mutating func note(_ screen: ScreenID, _ origin: Way.Origin, _ span: SourceSpan) {
    if places.isPossible(screen) { return }
    toScreens[screen, default: []].append(Way(origin: origin, span: span))
  }

  private mutating func note(_ flow: FlowID, _ origin: Way.Origin, _ span: SourceSpan) {
    if places.isPossible(.flow(flow)) { return }
    toFlows[flow, default: []].append(Way(origin: origin, span: span))
  }
}
