import SwitchyardModel
import SwitchyardSimulation

/// Something that an exploration looks for.
enum Want: Hashable {
  /// A screen visible in a container, by its number.
  case place(ScreenID, Int)
  case failure(Program.TransitionID, FailureReason)
  /// A transition that is done to its end, without any `else` or with one.
  case done(Program.TransitionID, hasUsedElse: Bool)
  /// An event that all who might handle it refuse, on a screen in a container.
  case refused(EventID, ScreenID, Int)
  case deadEnd(ScreenID)
  /// A layer that this transition presented and that stays for ever.
  case trap(Program.TransitionID)
}

/// Where it was seen: in a configuration, or on a step from there.
struct Sighting {
  var visit: Int32
  var step: Step?
  /// The action that has failed.
  var code: Program.CodeID?
}
