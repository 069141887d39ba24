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
