import SwitchyardModel

extension ActionRun {
  /// Chooses what handles an event on the visible screen: the screen does it, or else its container, or else the app; where all
  /// alternatives of a level refuse, the search goes on outward.
  ///
  /// - Returns: false where nobody handles it.
  mutating func choose(_ event: EventID, payload: [Value]) -> Bool {
    let entry = moment.state.visibleEntry
    let levels = [HandlerLevel.screen(entry.screen), containerLevel, .app]
    for case let level? in levels {
      guard let handler = app.handlers.handler(of: event, at: level, in: graph) else { continue }
      guard let index = choice(among: handler.alternatives) else { continue }
      let scope = Scope(
        payload: payload, screen: entry.arguments,
        trigger: graph[event].isExternal ? .external(event, payload: payload) : nil)
      add(handler.alternatives[index], at: TransitionPlace(.event(event, at: level), alternative: index), in: scope)
      return true
    }
    return false
  }

  private var containerLevel: HandlerLevel? {
    moment.state.visibleTab.map { .tab($0) } ?? moment.state.visibleFlow.map { .flow($0) }
  }

  /// The first alternative whose condition holds.
  private mutating func choice(among alternatives: [Transition]) -> Int? {
    for (index, alternative) in alternatives.enumerated() where holds(alternative.condition) { return index }
    return nil
  }

  /// Chooses what a link does.
  mutating func choose(_ url: String) throws(LinkRefusal) {
    let match = try app.links.find(url)
    let pattern = graph[match.link]
    guard let index = choice(among: pattern.alternatives) else { throw .guarded }
    let scope = Scope(payload: match.values, screen: [], trigger: .link(url))
    add(pattern.alternatives[index], at: TransitionPlace(.link(match.link), alternative: index), in: scope)
  }

  /// What was kept for the time when the app has begun afresh, handled as if it came now. Where that fails it is
  /// dropped, and the action that has begun afresh stands all the same.
  mutating func handleDeferred() {
    guard moment.isDeferredDue, let action = moment.state.deferred else { return }
    moment.state.deferred = nil
    let before = moment
    do {
      switch action {
      case .link(let url): try choose(url)
      case .external(let event, let payload): _ = choose(event, payload: payload)
      default: break
      }
      try finish()
    } catch {
      goBack(to: before)
    }
  }
}

// MARK: - Bindings

extension ActionRun {
  func values(of sources: [ArgumentSource], for parameters: [Parameter], in scope: Scope) -> [Value] {
    scope.values(of: sources, for: parameters)
  }
}

extension ActionRun.Scope {
  func values(of sources: [ArgumentSource], for parameters: [Parameter]) -> [Value] {
    sources.indices.map { value(of: sources[$0], for: parameters[$0]) }
  }

  private func value(of source: ArgumentSource, for parameter: Parameter) -> Value {
    switch source {
    case .event(let place):
      let value = payload[place]
      // A query item may be absent: then the default takes its place. An event's nil is a value like others.
      guard value == .nil, isOfLink || !parameter.type.isOptional, let standard = parameter.defaultValue else {
        return value
      }
      return Value(standard)
    case .screen(let place): return screen[place]
    case .literal(let literal): return Value(literal)
    case .defaultValue: return parameter.defaultValue.map { Value($0) } ?? .nil
    case .nil: return .nil
    }
  }
}
