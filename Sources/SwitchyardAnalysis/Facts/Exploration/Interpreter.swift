import SwitchyardModel
import SwitchyardSimulation

/// Does to one configuration exactly what an action says, in every way that the guards may answer.
///
/// The simulator does the same for one way, with values. Whatever is reported has been replayed there.
struct Interpreter {
  let graph: RouteGraph
  let program: Program
  var store = ConfigurationStore()
  /// How much has been done, in operations and in entries looked at.
  var effort = 0
  /// Past that, what an action would still do is left out.
  var effortLimit = Int.max
  /// How many actions the current one is within.
  var depth = 0
  /// How many times something was left out: ways in which an action can go, or its end.
  private(set) var gaps = 0
  /// Whether moments keep what was done.
  var keepsDone = false
  /// By transition: whether it was ever chosen, and whether it ever succeeded.
  var isChosen: [Bool]
  var succeeds: [Bool]
  /// The loops of raises that were met, by their first transition.
  var loops: [Program.TransitionID: [Program.TransitionID]] = [:]

  init(_ graph: RouteGraph, program: Program) {
    self.graph = graph
    self.program = program
    isChosen = Array(repeating: false, count: program.transitions.count)
    succeeds = isChosen
  }

  mutating func leaveOut() { gaps += 1 }

  /// Where an action is after some of its steps.
  struct Moment {
    var configuration: Configuration
    var answers = GuardAnswers()
    /// What is being handled, where it can be deferred.
    var origin: Deferred?
    /// The innermost transition.
    var transition: Program.TransitionID = Run.noTransition
    /// The raises that it is a consequence of.
    var raises: [Raise] = []
    /// The transitions that were done to their end, and those of which an `else` was done, where these are kept.
    var done: [Program.TransitionID] = []
    var mended: [Program.TransitionID] = []
    /// How many raises there have been in all.
    var raiseCount = 0
    /// Whether something was put on a stack that carries what the event said, so that it is new even where it looks the
    /// same.
    var carriesValues = false
    /// Whether the app has begun afresh since that was deferred which the configuration keeps.
    var isDue = false
    /// How many of the layers that were there at first have stayed throughout.
    var layersLeft = Int.max

    init(_ configuration: Configuration, origin: Deferred? = nil) {
      self.configuration = configuration
      self.origin = origin
    }
  }

  struct Raise {
    var event: Int32
    /// Who raises it.
    var transition: Program.TransitionID
    var configuration: Configuration
    /// Whether nothing that lay there then has been looked at since, but for what was visible.
    var isLeftAlone = true
    /// Whether something since went to the base, from however many layers.
    var goesToBase = false
  }

  /// One way in which it went.
  enum Outcome {
    case success(Moment)
    /// With the raises that it is a consequence of, as they are then.
    case failure(FailureReason, GuardAnswers, FailurePlace, [Raise])
    /// Nobody handles it; whether somebody would with other answers.
    case unhandled(GuardAnswers, isKnown: Bool)
  }

  struct FailurePlace {
    /// The innermost one.
    var transition: Program.TransitionID
    /// The action of it that can't be done.
    var code: Program.CodeID
  }

  /// No more ways than these are followed from one event.
  static let outcomeLimit = 4_096
  /// Nor actions deeper than this within one another, steps and raises together.
  static let depthLimit = 400
}
