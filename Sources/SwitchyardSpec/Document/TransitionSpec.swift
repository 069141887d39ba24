package import SwitchyardDiagnostics

/// One transition: an operation, and what stands beside it.
package struct TransitionSpec: Sendable {
  /// Nil where only `tab:` stands.
  package var operation: OperationSpec?
  /// `tab:`, `when:`, `else:` and the like, in the order in which they were written, each at most once.
  package var modifiers: [ModifierSpec] = []
  /// Which of a list of alternatives it is, counted from zero with those that could not be read.
  package var index = 0
  package var span: SourceSpan
  /// The operation's key, such as `push`, or the whole transition where it has none.
  package var operationSpan: SourceSpan

  package init(operation: OperationSpec?, operationSpan: SourceSpan, span: SourceSpan) {
    self.operation = operation
    self.operationSpan = operationSpan
    self.span = span
  }
}

/// What a transition does, as it was written.
package enum OperationSpec: Sendable {
  case push([DestinationSpec])
  case replaceTop([DestinationSpec])
  case setRoot([DestinationSpec])
  case setAfterRoot([DestinationSpec])
  case setAfter(SetAfterSpec)
  case pop
  case popTo(Spanned<String>)
  case popToRoot
  case present(DestinationSpec)
  case dismiss(Spanned<String>?)
  case dismissAll
  case start(DestinationSpec)
  case raise(DestinationSpec)
  case `defer`
  case open(Spanned<String>)
  case ignore
  case steps([TransitionSpec])
}

/// `setAfter: { screen: a, push: D, inclusive: true }`.
package struct SetAfterSpec: Sendable {
  package var screen: Spanned<String>
  package var destinations: [DestinationSpec]
  package var inclusive: Bool

  package init(screen: Spanned<String>, destinations: [DestinationSpec], inclusive: Bool) {
    self.screen = screen
    self.destinations = destinations
    self.inclusive = inclusive
  }
}

/// What may stand beside an operation. `key` is the span of its key; a `Spanned` value has its own.
package enum ModifierSpec: Sendable {
  case tab(Spanned<String>)
  case otherwise(TransitionSpec, key: SourceSpan)
  case when([ConditionSpec], key: SourceSpan)
  case style(Spanned<PresentationStyle>, key: SourceSpan)
  case stack(Bool, key: SourceSpan)
  case dismissable(Bool, key: SourceSpan)
  case animated(Bool, key: SourceSpan)
  case doc(Spanned<String>)
  case allow([AllowanceSpec])
}

/// How a modal layer is shown.
package enum PresentationStyle: String, Sendable, CaseIterable {
  case sheet
  case fullScreen
  case popover
}

/// A guard that must hold, or with `not` must not.
package struct ConditionSpec: Sendable {
  package var name: Spanned<String>
  package var isNegated: Bool

  package init(guard name: Spanned<String>, isNegated: Bool) {
    self.name = name
    self.isNegated = isNegated
  }
}
