import SwitchyardModel

/// What an app shows at one moment: the base, and the modal layers above it. Screens only, without their parameters.
///
/// Equal configurations have equal numbers throughout, see ``ConfigurationStore``.
struct Configuration: Hashable {
  enum Base: Hashable {
    case stack(Container, top: StackEntry.ID)
    case tabs(selected: TabID, tops: [StackEntry.ID])
  }

  var base: Base
  /// The topmost modal layer; -1: none.
  var top: ModalLayer.ID = -1
  var deferred: Deferred?

  /// The container at the bottom: the tab that is selected, or the stack that was started.
  var baseContainer: Container {
    switch base {
    case .stack(let container, _): container
    case .tabs(let selected, _): .tab(selected)
    }
  }

  var hasTabBar: Bool {
    if case .tabs = base { true } else { false }
  }
}

/// What waits for the next start.
enum Deferred: Hashable {
  case link(LinkID)
  case external(EventID)
}

/// One screen of a stack, and what lies below it. Stacks share their tails, so that a push costs the same at any depth.
struct StackEntry {
  typealias ID = Int32

  var screen: ScreenID
  /// -1: it is the root.
  var below: ID
  /// The entry at the bottom of the stack.
  var root: ID
  var depth: Int32
}

/// One modal layer, and the one below it.
struct ModalLayer: Hashable {
  typealias ID = Int32

  /// What was presented.
  var shown: Layer
  var container: Container
  /// Whether the user may swipe it away.
  var yieldsToSwipe: Bool
  var entry: StackEntry.ID
  var presentedBy: Program.TransitionID
  /// -1: none.
  var below: ID
  /// How many layers there are up to this one.
  var level: Int32
}

/// Holds the stacks and layers of all configurations that a search has made, each once.
struct ConfigurationStore {
  private var entries: [StackEntry] = []
  private var entryIDs = NumberTable()
  private var layers: [ModalLayer] = []
  private var layerIDs: [ModalLayer: ModalLayer.ID] = [:]

  subscript(entry id: StackEntry.ID) -> StackEntry { entries[Int(id)] }
  subscript(layer id: ModalLayer.ID) -> ModalLayer { layers[Int(id)] }

  /// - Parameter below: -1 for a root.
  mutating func push(_ screen: ScreenID, on below: StackEntry.ID) -> StackEntry.ID {
    let known = entryIDs[screen.rawValue, below]
    if known >= 0 { return known }
    let id = StackEntry.ID(entries.count)
    let isRoot = below < 0
    entries.append(
      StackEntry(
        screen: screen, below: below, root: isRoot ? id : entries[Int(below)].root,
        depth: isRoot ? 1 : entries[Int(below)].depth + 1))
    entryIDs[screen.rawValue, below] = id
    return id
  }

  mutating func add(_ layer: ModalLayer) -> ModalLayer.ID {
    if let known = layerIDs[layer] { return known }
    layers.append(layer)
    layerIDs[layer] = ModalLayer.ID(layers.count - 1)
    return ModalLayer.ID(layers.count - 1)
  }
}

extension ConfigurationStore {
  /// The topmost entry of the stack that is visible.
  func visibleEntry(of configuration: Configuration) -> StackEntry.ID {
    if configuration.top >= 0 { return self[layer: configuration.top].entry }
    switch configuration.base {
    case .stack(_, let top): return top
    case .tabs(let selected, let tops): return tops[selected.index]
    }
  }

  func visibleScreen(of configuration: Configuration) -> ScreenID {
    self[entry: visibleEntry(of: configuration)].screen
  }

  func visibleContainer(of configuration: Configuration) -> Container {
    configuration.top >= 0 ? self[layer: configuration.top].container : configuration.baseContainer
  }

  /// Puts another stack in the place of the visible one.
  mutating func show(_ entry: StackEntry.ID, in configuration: inout Configuration) {
    if configuration.top >= 0 {
      var layer = self[layer: configuration.top]
      layer.entry = entry
      configuration.top = add(layer)
      return
    }
    switch configuration.base {
    case .stack(let container, _):
      configuration.base = .stack(container, top: entry)
    case .tabs(let selected, var tops):
      tops[selected.index] = entry
      configuration.base = .tabs(selected: selected, tops: tops)
    }
  }

  func layerCount(of configuration: Configuration) -> Int {
    configuration.top < 0 ? 0 : Int(self[layer: configuration.top].level)
  }
}
