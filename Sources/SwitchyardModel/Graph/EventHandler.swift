package import SwitchyardDiagnostics

/// What one level (a screen, a container, the app) does with one event.
package struct EventHandler: Sendable {
  package var event: EventID
  /// The first whose condition holds is taken; where none does, the search goes on outward.
  package var alternatives: [Transition]
  /// Whether they were written as a list, so that their findings carry an index.
  package var isList: Bool
  /// True where an alternative has a fault and was left out: the level may handle the event all the same.
  package var hasGaps = false
  /// The event's name in the level's `transitions:`.
  package var declaredAt: SourceSpan

  package init(event: EventID, alternatives: [Transition], isList: Bool, declaredAt: SourceSpan) {
    self.event = event
    self.alternatives = alternatives
    self.isList = isList
    self.declaredAt = declaredAt
  }
}

/// One alternative: when it is taken, and what it does.
package struct Transition: Sendable {
  /// All must hold; none: always taken.
  package var condition: [GuardLiteral]
  package var action: Action
  package var doc: String?
  package var allowances: [Allowance] = []
  /// Which of the list of alternatives it is, as written.
  package var index: Int
  package var declaredAt: SourceSpan

  package init(condition: [GuardLiteral], action: Action, index: Int, declaredAt: SourceSpan) {
    self.condition = condition
    self.action = action
    self.index = index
    self.declaredAt = declaredAt
  }
}

/// A guard, or with `not` its opposite.
package struct GuardLiteral: Hashable, Sendable {
  package var condition: GuardID
  package var isNegated: Bool

  package init(condition: GuardID, isNegated: Bool) {
    self.condition = condition
    self.isNegated = isNegated
  }
}
