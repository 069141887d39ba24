package import SwitchyardDiagnostics

/// An entry of `flows:`.
package struct FlowSpec: Sendable {
  package var name: Spanned<String>
  package var root: DestinationSpec?
  package var title: Spanned<String>?
  package var doc: Spanned<String>?
  package var handlers: [HandlerSpec] = []
  package var allowances: [AllowanceSpec] = []
  /// True where a part of the entry could not be read and was left out.
  package var hasGaps = false
  /// True where that part may have handled an event.
  package var mayLackHandlers = false

  package init(name: Spanned<String>) {
    self.name = name
  }
}

/// An entry of `tabs:`.
package struct TabSpec: Sendable {
  package var name: Spanned<String>
  package var root: DestinationSpec?
  package var title: Spanned<String>?
  package var icon: Spanned<String>?
  package var doc: Spanned<String>?
  /// `stack: false`: the tab shows its root alone, without a stack.
  package var hasStack: Spanned<Bool>?
  package var handlers: [HandlerSpec] = []
  package var allowances: [AllowanceSpec] = []
  /// True where a part of the entry could not be read and was left out.
  package var hasGaps = false
  /// True where that part may have handled an event.
  package var mayLackHandlers = false

  package init(name: Spanned<String>) {
    self.name = name
  }
}
