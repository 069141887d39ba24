internal import SwitchyardDiagnostics
internal import SwitchyardSpec

/// Resolves what each level (a screen, a flow, a tab, the app) does with the events that it handles, and what screens
/// emit.
struct HandlerResolver {
  private let draft: GraphDraft
  private let transitions: TransitionResolver

  init(_ draft: GraphDraft) {
    self.draft = draft
    transitions = TransitionResolver(draft)
  }

  func resolve() {
    var vocabulary = EmittedEvents(draft)
    for index in draft.graph.screens.indices {
      let id = ScreenID(index)
      let module = draft.graph.screens[index].module
      vocabulary.begin(id)
      vocabulary.add(draft[spec: id].events, in: module)
      let handlers = handlers(
        draft[spec: id].handlers, at: TransitionPlace(level: .screen(id), module: module), emitter: id)
      vocabulary.add(handlers)
      draft.graph.screens[index].handlers = handlers
      draft.graph.screens[index].emittedEvents = vocabulary.emitted
    }
    resolveContainers()
    resolveApp()
  }

  private func resolveContainers() {
    for (index, flow) in draft.flows.enumerated() {
      let handlers = handlers(flow.spec.handlers, at: TransitionPlace(level: .flow(index), module: flow.module))
      if let id = flow.id { draft.graph.flows[id.index].handlers = handlers }
    }
    for (index, tab) in draft.tabs.enumerated() {
      let handlers = handlers(tab.spec.handlers, at: TransitionPlace(level: .tab(index), module: tab.module))
      if let id = tab.id { draft.graph.tabs[id.index].handlers = handlers }
    }
  }

  /// The files' sections are one: an event that two of them handle is handled twice.
  private func resolveApp() {
    var held: [String: SourceSpan] = [:]
    for (file, module) in zip(draft.files, draft.fileModules) {
      for handler in handlers(file.document.handlers, at: TransitionPlace(level: .app, module: module)) {
        if let earlier = held.insertIfNew(handler.declaredAt, for: draft.graph[handler.event].name) {
          reportTwice(handler, earlier: earlier)
        } else {
          draft.graph.handlers.append(handler)
        }
      }
    }
  }

  private func reportTwice(_ handler: EventHandler, earlier: SourceSpan) {
    let name = draft.graph[handler.event].name
    draft.leaveGap()
    draft.report(
      NameCollision(
        later: NameCollision.Side(kind: .event, name: name, span: handler.declaredAt),
        earlier: NameCollision.Side(kind: .event, name: name, span: earlier), cause: .handledTwice,
        span: handler.declaredAt, subject: "transitions." + name))
  }

  // MARK: - One level

  private func handlers(
    _ specs: [HandlerSpec], at place: TransitionPlace, emitter: ScreenID? = nil
  ) -> [EventHandler] {
    var handlers: [EventHandler] = []
    handlers.reserveCapacity(specs.count)
    for index in specs.indices {
      handlers.append(handler(specs[index], at: place, emitter: emitter))
    }
    return handlers
  }

  private func handler(_ spec: HandlerSpec, at place: TransitionPlace, emitter: ScreenID?) -> EventHandler {
    let event = transitions.events.event(spec.event, in: place.module)
    var place = place
    place.trigger = spec.event.value
    let scope = TransitionResolver.Scope(
      binding: BindingScope(source: .event(event), screen: emitter, place: place),
      canDefer: draft.graph.events[event.index].isExternal)
    var handler = EventHandler(event: event, alternatives: [], isList: spec.isList, declaredAt: spec.event.span)
    handler.alternatives = transitions.alternatives(of: spec, in: scope)
    handler.hasGaps = spec.hasGaps || handler.alternatives.count < spec.alternatives.count
    // What it does not say is what it does; that it handles the event is known.
    if spec.hasGaps { draft.leaveGap(withHandlers: false) } else if handler.hasGaps { draft.leaveTransitionOut() }
    return handler
  }
}
