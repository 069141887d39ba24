import SwitchyardModel

/// A transition that is being carried out on all configurations that have a certain element on top.
struct Run {
  var node: StackAutomaton.Node
  var answers = GuardAnswers()
  /// The innermost one, which is to blame where something fails.
  var transition: Program.TransitionID
  /// What is still to be done.
  var frame: Frame?
  var raises: RaiseLink?
  /// Where a screen's event began, if it is of interest whether that leads out of its layer; -1: it is not.
  var origin: StackAutomaton.Node = -1
  /// How many layers it has put on top of the one where it began, and how it has taken that away.
  var added = 0
  var removal = Removal.none

  enum Removal: UInt8 {
    case none
    /// That layer alone.
    case own
    /// That layer and others, or perhaps.
    case more
  }

  /// Whether what it does deserves no blame and no praise: a user's own move.
  static let noTransition: Program.TransitionID = -1
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
    /// The raised event is handled; the transition that raised it goes on.
    case raised(by: Program.TransitionID, RaiseLink?)
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
    case .otherwise, .raised: goesOn = parent?.goesOn ?? false
    }
  }
}

/// The raises that led to where a run is.
final class RaiseLink {
  let event: Int32
  let screen: Int32
  let kind: Int32
  let transition: Program.TransitionID
  let parent: RaiseLink?

  init(event: Int32, screen: Int32, kind: Int32, transition: Program.TransitionID, parent: RaiseLink?) {
    self.event = event
    self.screen = screen
    self.kind = kind
    self.transition = transition
    self.parent = parent
  }
}
