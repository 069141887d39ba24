import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSimulation

/// A transition as the spec has it.
struct TransitionElement {
  let place: TransitionPlace
  /// All alternatives of its level for what it handles.
  let alternatives: [Transition]
  /// Where its event or pattern stands.
  let handlerSpan: SourceSpan

  var transition: Transition { alternatives[place.alternative] }
}

extension Program {
  func element(of id: TransitionID, in graph: RouteGraph) -> TransitionElement {
    let handler = transitions[Int(id)].handler
    let place = Int(id - handlers[Int(handler)].first)
    let (level, index) = position(of: handler)
    guard let level else {
      let link = graph.links.patterns[index]
      return TransitionElement(
        place: TransitionPlace(.link(link.id), alternative: place), alternatives: link.alternatives,
        handlerSpan: link.declaredAt)
    }
    let event = graph.handlers(at: level)[index]
    return TransitionElement(
      place: TransitionPlace(.event(event.event, at: level), alternative: place), alternatives: event.alternatives,
      handlerSpan: event.declaredAt)
  }

  /// The level of a handler, nil for a link, and which one of that level it is.
  private func position(of handler: HandlerID) -> (level: HandlerLevel?, index: Int) {
    var low = 0
    var high = owners.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if owners[middle].first <= handler { low = middle } else { high = middle - 1 }
    }
    return (owners[low].level, Int(handler - owners[low].first))
  }
}

extension RouteGraph {
  /// Whether `defer` keeps what a transition handles.
  func canDefer(_ element: TransitionElement) -> Bool {
    switch element.place.trigger {
    case .link: true
    case .event(let event, _): self[event].isExternal
    }
  }

  /// How a message names a transition: `'close' of 'post'`, `link '/posts/{id}'`.
  func name(of element: TransitionElement) -> String {
    switch element.place.trigger {
    case .link(let link): "link '\(self[link].text)'"
    case .event(let event, .app): "'\(self[event].name)'"
    case .event(let event, .screen(let screen)): "'\(self[event].name)' of '\(qualifiedName(of: screen))'"
    case .event(let event, .tab(let tab)): "'\(self[event].name)' of tab '\(self[tab].name)'"
    case .event(let event, .flow(let flow)): "'\(self[event].name)' of flow '\(qualifiedName(of: flow))'"
    }
  }
}
