package import SwitchyardDiagnostics

/// The `links:` section: how the app is opened from outside.
package struct LinksSpec: Sendable {
  package var schemes: [Spanned<String>] = []
  package var hosts: [Spanned<String>] = []
  /// The patterns of `paths:`, each with its transitions; the `event` of an entry is the pattern's text.
  package var paths: [HandlerSpec] = []
  package var span: SourceSpan

  package init(span: SourceSpan) {
    self.span = span
  }
}
