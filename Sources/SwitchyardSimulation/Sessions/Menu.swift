import SwitchyardModel

/// What can be done where the app is.
struct Menu {
  struct Choice: Equatable {
    var title: String
    var action: SimulationAction
  }

  let choices: [Choice]

  init(of state: NavigationState, in graph: RouteGraph, links: [SimulationAction]) {
    let screen = graph[state.visibleScreen]
    var choices = screen.emittedEvents.map { emitted in
      Choice(title: graph.title(of: emitted.event), action: .event(emitted.event))
    }
    if state.goingBack(in: graph) != nil { choices.append(Choice(title: "back", action: .back)) }
    if state.swipingAway != nil { choices.append(Choice(title: "swipe", action: .swipe)) }
    for tab in graph.tabs where state.tapping(tab.id, in: graph) != nil {
      choices.append(Choice(title: "tap " + tab.name, action: .tapTab(tab.id)))
    }
    for case .link(let url) in links { choices.append(Choice(title: "open " + url, action: .link(url))) }
    for event in graph.events where event.isExternal {
      choices.append(Choice(title: "system " + graph.title(of: event.id), action: .external(event.id)))
    }
    self.choices = choices
  }

  var text: String {
    let width = String(choices.count).count
    return choices.enumerated().map { place, choice in
      let number = String(place + 1)
      return "  " + String(repeating: " ", count: width - number.count) + number + "  " + choice.title + "\n"
    }.joined()
  }
}

extension RouteGraph {
  /// `openPost (id: Int)`.
  fileprivate func title(of event: EventID) -> String {
    let items = self[event].payload.map { $0.name + ": " + $0.type.text(in: types) }
    return self[event].name + (items.isEmpty ? "" : " (" + items.joined(separator: ", ") + ")")
  }
}
