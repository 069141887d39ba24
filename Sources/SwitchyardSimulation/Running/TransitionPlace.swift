package import SwitchyardModel

/// Which transition was chosen, or has failed.
package struct TransitionPlace: Hashable, Sendable {
  package enum Trigger: Hashable, Sendable {
    case event(EventID, at: HandlerLevel)
    case link(LinkID)
  }

  package var trigger: Trigger
  /// Its place among the alternatives that the graph has.
  package var alternative: Int

  package init(_ trigger: Trigger, alternative: Int) {
    self.trigger = trigger
    self.alternative = alternative
  }
}
