import SwitchyardModel

extension ActionReader {
  /// What the words of a list mean where they do not stand in it, so that it is said why that can't be done now; nil for other
  /// words.
  func action(ofWords words: [String]) throws(ActionFault) -> SimulationAction? {
    let name = words.dropFirst().first
    switch (words[0], name) {
    case ("back", nil): return .back
    case ("swipe", nil): return .swipe
    case ("tap", let name?):
      guard let tab = names.tabs[name] else { throw .noSuch("tab", name, among: graph.tabs.map(\.name)) }
      return .tapTab(tab)
    case ("system", let name?):
      throw .noSuch("external event", name, among: graph.events.filter(\.isExternal).map(\.name))
    default: break
    }
    if let event = names.events[words[0]] { return .event(event) }
    guard words[0] == "open", name != nil else { return nil }
    let sample = graph.links.origins(before: nil).first ?? "app://"
    throw ActionFault("'open' takes a whole URL, one that begins with \(sample)")
  }
}
