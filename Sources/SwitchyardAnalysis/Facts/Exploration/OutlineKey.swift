import SwitchyardModel

/// What configurations have in common that an exploration in outline does not tell apart.
struct OutlineKey: Hashable {
  private let screen: ScreenID
  private let container: Container
  private let isRoot: Bool
  private let base: Container
  private let hasModal: Bool
  private let presentedBy: Program.TransitionID
  /// Which of the screens that matter are on the visible stack.
  private let anchors: UInt64
  private let isDeferred: Bool

  init(of configuration: Configuration, in store: ConfigurationStore, _ frame: ExplorationFrame) {
    let top = store.visibleEntry(of: configuration)
    screen = store[entry: top].screen
    container = store.visibleContainer(of: configuration)
    isRoot = store[entry: top].below < 0
    hasModal = configuration.top >= 0
    base = hasModal && configuration.hasTabBar ? .bareModal : configuration.baseContainer
    presentedBy =
      hasModal && frame.mayTrap ? store[layer: configuration.top].presentedBy : Run.noTransition
    anchors = Self.anchors(from: top, in: store, frame.anchors)
    isDeferred = configuration.deferred != nil
  }

  private static func anchors(
    from top: StackEntry.ID, in store: ConfigurationStore, _ numbers: [ScreenID: Int]
  ) -> UInt64 {
    if numbers.isEmpty { return 0 }
    var word: UInt64 = 0
    var next = top
    while next >= 0 {
      let entry = store[entry: next]
      if let number = numbers[entry.screen] { word |= 1 << UInt64(number) }
      next = entry.below
    }
    return word
  }
}

/// Where links and external events were tried: all that most of them depend on.
struct SettledPlace: Hashable {
  private let container: Container
  private let base: Container
  private let hasModal: Bool

  init(of configuration: Configuration, in store: ConfigurationStore) {
    container = store.visibleContainer(of: configuration)
    base = configuration.baseContainer
    hasModal = configuration.top >= 0
  }
}
