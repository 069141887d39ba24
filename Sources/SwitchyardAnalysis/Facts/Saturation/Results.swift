import SwitchyardSimulation

/// What a saturation says of the transitions.
struct Results {
  /// By transition: whether it is ever chosen, and whether it ever succeeds.
  var isChosen: [Bool]
  var succeeds: [Bool]
  /// By transition: the reasons for which it may fail, as bits.
  var failures: [UInt8]
  var hasFailures = false
  /// Where an event is handled by nobody for some answers, though somebody handles it for others.
  var refusedEvents: [(event: Int32, node: StackAutomaton.Node)] = []
  /// Whether something was taken more widely than it is, so that what seems possible may not be: the stacks of the tabs are
  /// any of those that each can have by itself; `else` is done wherever its transition may fail, also on the stacks on
  /// which it does not; what a step presents counts also where a later one fails; very many roots share a kind; and of
  /// alternatives that many guards decide each is taken whatever those before it say.
  var isWidened = false
  /// Whether it was given up, so that nothing can be called impossible.
  var isCutShort = false

  init(transitions: Int) {
    isChosen = Array(repeating: false, count: transitions)
    succeeds = isChosen
    failures = Array(repeating: 0, count: transitions)
  }

  mutating func note(_ failure: FailureReason, of transition: Program.TransitionID) {
    guard transition >= 0 else { return }
    failures[Int(transition)] |= failure.bit
    hasFailures = true
  }
}

extension FailureReason {
  var bit: UInt8 { 1 << UInt8(FailureReason.allCases.firstIndex(of: self) ?? 0) }
}
