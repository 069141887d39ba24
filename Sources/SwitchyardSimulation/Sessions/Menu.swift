import SwitchyardModel

/// What can be done where the app is.
struct Menu {
  struct Choice: Equatable {
    /// What chooses it when it is typed: `tap feed`.
    var words: [String]
    /// What it can be given: `(id: Int)`.
    var values = ""
    var action: SimulationAction

    var title: String { words.joined(separator: " ") + (values.isEmpty ? "" : " " + values) }
  }

  let choices: [Choice]

  init(of state: NavigationState, in graph: RouteGraph, links: [SimulationAction]) {
    let screen = graph[state.visibleScreen]
    var choices = screen.emittedEvents.map { emitted in
      Choice(
        words: [graph[emitted.event].name], values: graph.values(of: emitted.event), action: .event(emitted.event))
    }
    if state.goingBack(in: graph) != nil { choices.append(Choice(words: ["back"], action: .back)) }
    if state.swipingAway != nil { choices.append(Choice(words: ["swipe"], action: .swipe)) }
    for tab in graph.tabs where state.tapping(tab.id, in: graph) != nil {
      choices.append(Choice(words: ["tap", tab.name], action: .tapTab(tab.id)))
    }
    for case .link(let url) in links { choices.append(Choice(words: ["open", url], action: .link(url))) }
    for event in graph.events where event.isExternal {
      choices.append(
        Choice(words: ["system", event.name], values: graph.values(of: event.id), action: .external(event.id)))
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
  /// `(id: Int)`, or nothing.
  fileprivate func values(of event: EventID) -> String {
    let items = self[event].payload.map { $0.name + ": " + $0.type.text(in: types) }
    return items.isEmpty ? "" : "(" + items.joined(separator: ", ") + ")"
  }
}
