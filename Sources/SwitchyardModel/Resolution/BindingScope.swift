/// What a binding can draw from, and where it stands.
struct BindingScope {
  enum Source {
    case event(EventID)
    case link(LinkPlaceholders)
    /// A root or the app's start: nothing has happened yet.
    case nothing
  }

  var source: Source
  /// The emitting screen, in its own transitions, where it is known.
  var screen: ScreenID?
  var place: TransitionPlace
}
