import SwitchyardDiagnostics
import SwitchyardModel

/// A transition as the spec has it.
struct TransitionElement {
  var level: TransitionLevel
  /// Nil for a link.
  var event: EventID?
  var link: LinkID?
  /// All alternatives of its level for what it handles.
  var alternatives: [Transition]
  var isList: Bool
  /// Which of them it is.
  var place: Int
  /// Where its event or pattern stands.
  var handlerSpan: SourceSpan

  var transition: Transition { alternatives[place] }
}

extension Program {
  func element(of id: TransitionID, in graph: RouteGraph) -> TransitionElement {
    let handler = transitions[Int(id)].handler
    let place = Int(id - handlers[Int(handler)].first)
    let (level, index) = position(of: handler)
    if level == .links {
      let link = graph.links.patterns[index]
      return TransitionElement(
        level: level, event: nil, link: link.id, alternatives: link.alternatives, isList: link.isList, place: place,
        handlerSpan: link.declaredAt)
    }
    let event =
      switch level {
      case .screen(let screen): graph[screen].handlers[index]
      case .tab(let tab): graph[tab].handlers[index]
      case .flow(let flow): graph[flow].handlers[index]
      case .app, .links: graph.handlers[index]
      }
    return TransitionElement(
      level: level, event: event.event, link: nil, alternatives: event.alternatives, isList: event.isList, place: place,
      handlerSpan: event.declaredAt)
  }

  /// The level of a handler, and which one of that level it is.
  private func position(of handler: HandlerID) -> (level: TransitionLevel, index: Int) {
    var low = 0
    var high = owners.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if owners[middle].first <= handler { low = middle } else { high = middle - 1 }
    }
    return (owners[low].level, Int(handler - owners[low].first))
  }
}

extension Program {
  /// The action of a transition that a code stands for.
  func action(of code: CodeID, in transition: TransitionID, _ graph: RouteGraph) -> Action? {
    var left = Int(code - transitions[Int(transition)].code)
    return element(of: transition, in: graph).transition.action.part(&left)
  }
}

extension Action {
  /// The part that comes after so many others: in the order in which ``Program`` numbers them.
  fileprivate func part(_ left: inout Int) -> Action? {
    if left == 0 { return self }
    left -= 1
    var parts = otherwise
    if case .steps(let steps) = operation { parts = steps + otherwise }
    for part in parts {
      if let found = part.part(&left) { return found }
    }
    return nil
  }
}

extension RouteGraph {
  /// The dotted path of what handles an event, or of a link: `screens.post.transitions.close`.
  func handlerPath(of element: TransitionElement) -> String {
    if let link = element.link { return "links.paths." + self[link].text }
    let event = element.event.map { self[$0].name } ?? ""
    return switch element.level {
    case .screen(let screen): path(of: screen) + ".transitions." + event
    case .tab(let tab): path(of: tab) + ".transitions." + event
    case .flow(let flow): path(of: flow) + ".transitions." + event
    case .app, .links: "transitions." + event
    }
  }

  /// The same with the place among the alternatives, where there is a list of them.
  func path(of element: TransitionElement) -> String {
    element.isList ? "\(handlerPath(of: element))[\(element.transition.index)]" : handlerPath(of: element)
  }

  /// How a message names a transition: `'close' of 'post'`, `link '/posts/{id}'`.
  func name(of element: TransitionElement) -> String {
    if let link = element.link { return "link '\(self[link].text)'" }
    let event = element.event.map { "'\(self[$0].name)'" } ?? ""
    return switch element.level {
    case .screen(let screen): "\(event) of '\(qualifiedName(of: screen))'"
    case .tab(let tab): "\(event) of tab '\(self[tab].name)'"
    case .flow(let flow): "\(event) of flow '\(qualifiedName(of: flow))'"
    case .app, .links: event
    }
  }
}
