import SwitchyardModel

/// A transition that is being carried out on all configurations that have a certain element on top.
struct Run {
  var node: StackAutomaton.Node
  var answers = GuardAnswers()
  /// The innermost one, which is to blame where something fails.
  var transition: Program.TransitionID
  /// What is still to be done.
  var frame: Frame?
  /// The call that this is the handling of, and that takes it on when the frames are done; -1: none.
  var call: Int32 = -1
  /// Where a screen's event began, if it is of interest whether that leads out of its layer; -1: it is not.
  var origin: StackAutomaton.Node = -1
  /// How many layers it has put on top of the one where it began, and how it has taken that away.
  var added = 0
  var removal = Removal.none
  /// What it has uncovered by taking away the layer where it began, if it stays with that; -1: nothing, or it is not known.
  var uncovered: StackAutomaton.Node = -1
  /// Whether the next thing to be uncovered is that.
  var isLeaving = false

  /// The same on what it has uncovered.
  func uncovering(_ node: StackAutomaton.Node) -> Run {
    var run = self
    run.node = node
    run.uncovered = isLeaving && origin >= 0 ? node : -1
    run.isLeaving = false
    return run
  }

  enum Removal: UInt8 {
    case none
    /// That layer alone.
    case own
    /// That layer and others, or perhaps.
    case more
  }

  /// Whether what it does deserves no blame and no praise: a user's own move.
  static let noTransition: Program.TransitionID = -1
  /// More layers are not counted: only transitions that raise each other without end put up so many.
  static let manyLayers = 64
}

/// What is to be done when an action is complete, innermost first.
final class Frame {
  enum Kind {
    /// The steps from this operand on.
    case steps(next: Int32, end: Int32)
    /// Once the tab is selected.
    case operate(Program.CodeID)
    /// Where something fails, this action takes the place of all since then.
    case otherwise(Program.CodeID, Run)
  }

  let kind: Kind
  let parent: Frame?
  /// Whether any step is still to come.
  let goesOn: Bool

  init(_ kind: Kind, _ parent: Frame?) {
    self.kind = kind
    self.parent = parent
    switch kind {
    case .steps, .operate: goesOn = true
    case .otherwise: goesOn = parent?.goesOn ?? false
    }
  }
}
