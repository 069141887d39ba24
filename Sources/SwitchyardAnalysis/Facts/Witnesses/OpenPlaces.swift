import SwitchyardModel

/// The places in which some event goes unhandled, if the app ever comes there.
struct OpenPlaces {
  let numbers: ContainerNumbers
  private(set) var count = 0
  /// By screen: the containers in which it leaves something open.
  private var sets: ContainerSets

  init(_ graph: RouteGraph, of events: OpenEvents, places: PossiblePlaces) {
    numbers = places.numbers
    let isClean = events.emissions.isEmpty && events.externalEvents.isEmpty
    sets = ContainerSets(count: isClean ? 0 : graph.screens.count, containers: numbers.count)
    for emission in events.emissions {
      add(
        events.containers(in: places.sets, of: emission.screen, thatLeaveOpen: emission.emitted.event), emission.screen)
    }
    if events.externalEvents.isEmpty { return }
    var own = OwnEvents(graph)
    for screen in graph.screenIDs where places.isPossible(screen) {
      own.look(at: screen, graph.screens[screen.index].handlers)
      addExternal(events, on: screen, own, places)
    }
  }

  /// The first few events leave nearly every place open, so that the others need not be looked at.
  private mutating func addExternal(
    _ events: OpenEvents, on screen: ScreenID, _ own: OwnEvents, _ places: PossiblePlaces
  ) {
    let possible = places.sets.count(at: screen.index)
    for event in events.externalEvents where !own.contains(event) {
      if sets.count(at: screen.index) == possible { return }
      add(events.containers(in: places.sets, of: screen, thatLeaveOpen: event), screen)
    }
  }

  private mutating func add(_ containers: [Int], _ screen: ScreenID) {
    for container in containers where sets.insert(container, at: screen.index) { count += 1 }
  }

  func contains(_ screen: ScreenID, in container: Int) -> Bool {
    sets.contains(container, at: screen.index)
  }
}
