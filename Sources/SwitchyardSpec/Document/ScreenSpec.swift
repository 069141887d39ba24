package import SwitchyardDiagnostics

/// An entry of `screens:`.
package struct ScreenSpec: Sendable {
  package var name: Spanned<String>
  package var title: Spanned<String>?
  package var doc: Spanned<String>?
  package var path: Spanned<String>?
  package var parameters: [ParameterSpec] = []
  package var events: [Spanned<String>] = []
  package var handlers: [HandlerSpec] = []
  /// `back: false`: the user cannot go back from this screen.
  package var allowsBack: Spanned<Bool>?
  /// `tabBar: hidden`.
  package var hidesTabBar: Spanned<Bool>?
  /// `deprecated: use 'order' instead`.
  package var deprecated: Spanned<String>?
  package var allowances: [AllowanceSpec] = []
  /// True where a part of the entry could not be read and was left out.
  package var hasGaps = false
  /// True where that part may have held parameters.
  package var mayLackParameters = false
  /// True where that part may have handled an event.
  package var mayLackHandlers = false

  package init(name: Spanned<String>) {
    self.name = name
  }
}
