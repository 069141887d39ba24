import SwitchyardModel

/// The screens that the code of one file makes routes of. What is read from a saved state is made where its module is.
struct ShownScreens {
  let file: CoreFile

  /// Each once, in the order of the graph.
  var screens: [ScreenID] {
    var isShown = [Bool](repeating: false, count: file.graph.screens.count)
    for destination in destinations { isShown[destination.screen.index] = true }
    for screen in file.module.screens { isShown[screen.index] = true }
    return isShown.indices.filter { isShown[$0] }.map { ScreenID($0) }
  }

  private var destinations: [Destination] {
    var handlers = file.module.screens.flatMap { file.graph[$0].handlers }
    handlers += file.module.flows.flatMap { file.graph[$0].handlers }
    var transitions = file.module.links.flatMap { file.graph[$0].alternatives }
    var roots = file.module.flows.compactMap { file.graph[$0].knownRoot(in: file.graph) }
    if file.isRoot {
      handlers += file.graph.handlers + file.graph.tabs.flatMap(\.handlers)
      roots += file.graph.tabs.map(\.root) + file.graph.start.compactMap(\.target.destination)
    }
    transitions += handlers.flatMap(\.alternatives)
    return roots + transitions.flatMap(\.action.destinations)
  }
}

extension StartTarget {
  fileprivate var destination: Destination? {
    switch self {
    case .tabs: nil
    case .flow(_, let destination), .screen(let destination): destination
    }
  }
}
