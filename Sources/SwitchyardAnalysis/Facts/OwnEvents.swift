import SwitchyardModel

/// Which events the screen at hand handles itself. Reused from screen to screen, so that looking at all of them costs
/// no more than they are long.
struct OwnEvents {
  private var markedBy: [Int32]
  private var screen: Int32 = -1

  init(_ graph: RouteGraph) {
    markedBy = Array(repeating: -1, count: graph.events.count)
  }

  mutating func look(at screen: ScreenID, _ handlers: [EventHandler]) {
    self.screen = screen.rawValue
    for index in handlers.indices { markedBy[handlers[index].event.index] = screen.rawValue }
  }

  func contains(_ event: EventID) -> Bool {
    markedBy[event.index] == screen
  }
}
