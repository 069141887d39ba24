import SwitchyardSimulation

/// The handling of one raised event on one element: done once, and told to all transitions that raise it there.
///
/// These are the summaries of interprocedural analysis (Sharir and Pnueli 1981): a raise is a call, the transition that
/// raises goes on wherever the handling ends, and transitions that raise each other need no depth of their own.
struct RaiseCall {
  /// All that the handling depends on.
  struct Key: Hashable {
    var event: Int32
    var standing: Standing
    /// Nothing is left to do once it is complete.
    var isLast: Bool
    /// See ``Run``.
    var origin: StackAutomaton.Node
  }

  /// How a run stands when a handling begins, and when it ends: see ``Run``.
  struct Standing: Hashable {
    var node: StackAutomaton.Node
    var answers: GuardAnswers
    var added: Int
    var removal: Run.Removal
    var uncovered: StackAutomaton.Node
  }

  /// How it fails; without a transition where the raise itself does.
  struct Failure: Hashable {
    var transition: Program.TransitionID
    var reason: FailureReason
    var answers: GuardAnswers
  }

  let isLast: Bool
  /// How many calls led here on nodes that stand for several elements.
  let virtualDepth: Int
  /// The transitions that raise it, each as it is when it does.
  private(set) var callers: [Run] = []
  private(set) var results: [Standing] = []
  private(set) var failures: [Failure] = []
  /// Whether it succeeded in a way that has shown by itself what came of it.
  var succeeds = false
  private var known: Set<Standing> = []
  private var knownFailures: Set<Failure> = []

  init(isLast: Bool, virtualDepth: Int) {
    self.isLast = isLast
    self.virtualDepth = virtualDepth
  }

  mutating func add(_ caller: Run) { callers.append(caller) }

  /// - Returns: whether it is new.
  mutating func add(_ result: Standing) -> Bool {
    guard known.insert(result).inserted else { return false }
    results.append(result)
    return true
  }

  /// - Returns: whether it is new.
  mutating func add(_ failure: Failure) -> Bool {
    guard knownFailures.insert(failure).inserted else { return false }
    failures.append(failure)
    return true
  }
}

extension Run {
  var standing: RaiseCall.Standing {
    get {
      RaiseCall.Standing(node: node, answers: answers, added: added, removal: removal, uncovered: uncovered)
    }
    set {
      (node, answers) = (newValue.node, newValue.answers)
      (added, removal, uncovered) = (newValue.added, newValue.removal, newValue.uncovered)
    }
  }
}
