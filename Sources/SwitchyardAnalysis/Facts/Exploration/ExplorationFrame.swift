import SwitchyardModel

/// What explorations of one graph have in common.
struct ExplorationFrame {
  let graph: RouteGraph
  let program: Program
  let numbers: ContainerNumbers
  let externalEvents: [EventID]
  private(set) var links: [LinkID]
  /// External events and links that do another thing on one element than on another.
  let individualEvents: [EventID]
  private(set) var individualLinks: [LinkID]
  /// The screens whose presence on a stack decides about something that is wanted, each with its number.
  var anchors: [ScreenID: Int] = [:]
  /// Whether there are layers that the user can't swipe away.
  var mayTrap = false
  /// Where, as far as the saturation knows, a layer can't be taken away any more.
  var traps: Set<TrapPlace> = []
  /// Whether a full search is to see everything, also where nothing is wanted.
  var isThorough = false
  /// Whether it is looked for what is done.
  var notesDone = false

  struct TrapPlace: Hashable {
    var shown: Layer
    var container: Container
    var screen: ScreenID
    var isRoot: Bool
    var root: ScreenID
    var isOverTabs: Bool
  }

  init(_ graph: RouteGraph, program: Program) {
    self.graph = graph
    self.program = program
    numbers = ContainerNumbers(graph)
    externalEvents = graph.events.filter(\.isExternal).map(\.id)
    links = graph.links.patterns.map(\.id)
    individualEvents = externalEvents.filter {
      program.isHandledByScreens[$0.index] || program.isIndividual(external: $0)
    }
    individualLinks = links.filter { program.isIndividual(program.linkHandlers[$0.index]) }
  }

  /// Leaves out links that nobody can open.
  mutating func keepLinks(where isKept: (LinkID) -> Bool) {
    links = links.filter(isKept)
    individualLinks = individualLinks.filter(isKept)
  }

  func goesOnToTheEnd(_ mode: Exploration.Mode) -> Bool {
    mode == .full && isThorough
  }

  func trap(at configuration: Configuration, _ store: ConfigurationStore) -> Want? {
    guard !traps.isEmpty, configuration.top >= 0 else { return nil }
    let layer = store[layer: configuration.top]
    let entry = store[entry: layer.entry]
    let place = TrapPlace(
      shown: layer.shown, container: layer.container, screen: entry.screen, isRoot: entry.below < 0,
      root: store[entry: entry.root].screen,
      isOverTabs: configuration.hasTabBar)
    return traps.contains(place) && !layer.yieldsToSwipe ? .trap(layer.presentedBy) : nil
  }
}
