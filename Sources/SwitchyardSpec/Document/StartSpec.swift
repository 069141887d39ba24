package import SwitchyardDiagnostics

/// One alternative of `start:`: where the app begins, and when.
package struct StartSpec: Sendable {
  /// `tabs`, or the name of a flow or a screen with its arguments.
  package var destination: DestinationSpec
  package var conditions: [ConditionSpec]
  /// `tab:` beside `start: tabs`: the tab that is selected.
  package var tab: Spanned<String>?

  package init(destination: DestinationSpec, conditions: [ConditionSpec] = [], tab: Spanned<String>? = nil) {
    self.destination = destination
    self.conditions = conditions
    self.tab = tab
  }
}
