internal import SwitchyardDiagnostics

/// Collects what one screen after the other can emit, each event once.
struct EmittedEvents {
  private let draft: GraphDraft
  private let events: EventNamer
  private var screen = ScreenID(0)
  private(set) var emitted: [EmittedEvent] = []
  /// By event: the last screen that was seen to emit it, so that no screen needs a set of its own.
  private var lastEmitter: [ScreenID?] = []

  init(_ draft: GraphDraft) {
    self.draft = draft
    events = EventNamer(draft: draft)
  }

  mutating func begin(_ screen: ScreenID) {
    self.screen = screen
    emitted = []
  }

  /// The screen's `events:`.
  mutating func add(_ names: [Spanned<String>], in module: ModuleID) {
    for name in names {
      let id = events.event(name, in: module)
      if draft.graph.events[id.index].isExternal {
        let event = draft.graph[id]
        draft.report(
          InvalidOperation(
            flaw: .emitsExternalEvent(event.name, at: event.declaredAt), span: name.span,
            subject: draft.graph.path(of: screen) + ".events." + event.name))
      } else {
        add(id, at: name.span)
      }
    }
  }

  /// What its own transitions handle.
  mutating func add(_ handlers: [EventHandler]) {
    for handler in handlers where !draft.graph.events[handler.event.index].isExternal {
      add(handler.event, at: handler.declaredAt)
    }
  }

  private mutating func add(_ event: EventID, at span: SourceSpan) {
    while lastEmitter.count <= event.index { lastEmitter.append(nil) }
    guard lastEmitter[event.index] != screen else { return }
    lastEmitter[event.index] = screen
    emitted.append(EmittedEvent(event: event, declaredAt: span))
  }
}
