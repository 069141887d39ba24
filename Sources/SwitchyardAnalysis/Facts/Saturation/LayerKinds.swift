import SwitchyardModel

/// All that the future of a layer depends on, whatever lies below it: in what it stands, and how it was shown.
struct LayerFamily: Hashable {
  var container: Container
  /// What was presented; nil for the base.
  var shown: Layer?
  /// Whether the user may swipe it away.
  var yieldsToSwipe: Bool
  /// Whether the base at the bottom is the tab bar.
  var isOverTabs: Bool

  var isBase: Bool { shown == nil }

  /// Two numbers that say the same.
  var numbers: (place: Int32, mode: Int32) {
    let place: Int32 =
      switch container {
      case .tab(let tab): tab.rawValue << 2
      case .flow(let flow): flow.rawValue << 2 | 1
      case .bareModal: 2
      case .stack(let screen): screen.rawValue << 2 | 3
      }
    let layer: Int32 =
      switch shown {
      case nil: 0
      case .flow(let flow): flow.rawValue << 2 | 1
      case .screen(let screen): screen.rawValue << 2 | 2
      }
    return (place, layer << 2 | (yieldsToSwipe ? 2 : 0) | (isOverTabs ? 1 : 0))
  }
}

/// A layer of a family with a certain screen at its root, so that what goes back to the root is known to end there.
struct LayerKind {
  /// Where a family has very many roots, the later ones have one kind together.
  static let anyScreen: Int32 = -2

  var family: Int32
  var rootScreen: Int32
  /// The element at the bottom of every stack of this kind.
  var rootNode: StackAutomaton.Node
  /// How often something was added to the stacks of this kind, and how often when its stacks were last searched.
  var changes = 0
  var searchedChanges = -1
  /// Stands for any visible element of this kind.
  var anyVisible: StackAutomaton.Node = -1
}

/// The same for all layers of a family.
struct LayerFamilyRecord {
  var family: LayerFamily
  var hasStack: Bool
  var kindCount = 0
  /// The elements over which it was presented.
  var beneath: [StackAutomaton.Node] = []
  /// Who wants to know of further ones.
  var gatherings: [Int32] = []
  var wasSwiped = false
  /// The transitions that present it; only where some layer can't be swiped away.
  var presenters: Set<Program.TransitionID> = []
}
