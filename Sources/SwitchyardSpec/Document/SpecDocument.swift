package import SwitchyardDiagnostics

/// One spec file as it was written: every value has its span, and anything may be missing.
///
/// The order everywhere is the file's. Names are text here; what they refer to is the graph's business.
package struct SpecDocument: Sendable {
  package var file: SourceFileID
  /// False where a syntax error cut the text short, so that what is not here may stand in what was not read.
  package var isComplete = true
  /// True where a key was given twice, or stood at the top level and is not known: what it holds was left out, and
  /// nobody knows what it would have meant.
  package var lacksEntries = false
  /// True where what was left out may have handled an event.
  package var mayLackHandlers = false
  package var version: Spanned<String>?
  package var name: Spanned<String>?
  package var module: Spanned<String>?
  package var includes: [Spanned<String>] = []
  package var start: [StartSpec] = []
  package var screens: [ScreenSpec] = []
  package var flows: [FlowSpec] = []
  package var tabs: [TabSpec] = []
  package var events: [EventSpec] = []
  package var externalEvents: [EventSpec] = []
  package var guards: [GuardSpec] = []
  package var handlers: [HandlerSpec] = []
  package var links: LinksSpec?
  package var types: [TypeSpec] = []
  /// The keys that stood in the file but whose values could not be read as a whole, such as `start` or `screens`, so that
  /// nobody concludes anything from their absence. `include` is among them where an included file could not be read.
  package var unreadSections: [String] = []
  /// Where it says that it is a part of a spec, though it is read alone.
  package var readAloneAt: SourceSpan?
  /// Where the document as a whole is pointed at: its first key, or the file's first byte.
  package var span: SourceSpan

  package init(file: SourceFileID, span: SourceSpan) {
    self.file = file
    self.span = span
  }
}
