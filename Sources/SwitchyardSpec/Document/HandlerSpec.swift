package import SwitchyardDiagnostics

/// An entry of a `transitions:` section: an event and what it leads to.
package struct HandlerSpec: Sendable {
  package var event: Spanned<String>
  /// One transition, or the list of alternatives in their order. One that could not be read is left out; see `hasGaps`.
  package var alternatives: [TransitionSpec]
  /// Whether the alternatives were written as a list, so that their findings carry an index.
  package var isList: Bool
  /// True where an alternative, or a part of one that decides what it does, could not be read.
  package var hasGaps = false

  package init(event: Spanned<String>, alternatives: [TransitionSpec], isList: Bool) {
    self.event = event
    self.alternatives = alternatives
    self.isList = isList
  }
}
