import SwitchyardModel

/// What an app shows at one moment: the base, and the modal layers above it. Screens only, without their parameters.
struct Configuration {
  enum Base {
    case stack(Container, top: StackEntry.ID)
    case tabs(selected: TabID, tops: [StackEntry.ID])
  }

  var base: Base
  /// The topmost modal layer.
  var top: ModalLayer.ID?

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

/// One screen of a stack, and what lies below it. Stacks share their tails, so that a push costs the same at any depth.
struct StackEntry {
  typealias ID = Int32

  var screen: ScreenID
  var below: ID?
  /// The entry at the bottom of the stack; itself, where nothing lies below.
  var root: ID
}

/// One modal layer, and the one below it.
struct ModalLayer {
  typealias ID = Int32

  /// What was presented.
  var shown: Layer
  var container: Container
  /// Whether the user may swipe it away.
  var yieldsToSwipe: Bool
  var entry: StackEntry.ID
  var below: ID?
}

/// Holds the stacks and layers of all configurations that a run has made.
struct ConfigurationStore {
  private var entries: [StackEntry] = []
  private var layers: [ModalLayer] = []

  subscript(entry id: StackEntry.ID) -> StackEntry { entries[Int(id)] }
  subscript(layer id: ModalLayer.ID) -> ModalLayer { layers[Int(id)] }

  mutating func push(_ screen: ScreenID, on below: StackEntry.ID?) -> StackEntry.ID {
    let id = StackEntry.ID(entries.count)
    entries.append(StackEntry(screen: screen, below: below, root: below.map { entries[Int($0)].root } ?? id))
    return id
  }

  mutating func push(_ destinations: [Destination], on below: StackEntry.ID?) -> StackEntry.ID? {
    destinations.reduce(below) { push($1.screen, on: $0) }
  }

  mutating func add(_ layer: ModalLayer) -> ModalLayer.ID {
    layers.append(layer)
    return ModalLayer.ID(layers.count - 1)
  }
}

extension ConfigurationStore {
  /// The topmost entry of the stack that is visible.
  func visibleEntry(of configuration: Configuration) -> StackEntry.ID {
    if let top = configuration.top { return self[layer: top].entry }
    switch configuration.base {
    case .stack(_, let top): return top
    case .tabs(let selected, let tops): return tops[selected.index]
    }
  }

  func visibleScreen(of configuration: Configuration) -> ScreenID {
    self[entry: visibleEntry(of: configuration)].screen
  }

  func visibleContainer(of configuration: Configuration) -> Container {
    configuration.top.map { self[layer: $0].container } ?? configuration.baseContainer
  }

  /// Puts another stack in the place of the visible one.
  mutating func show(_ entry: StackEntry.ID, in configuration: inout Configuration) {
    if let top = configuration.top {
      var layer = self[layer: top]
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
}
