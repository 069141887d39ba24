import SwitchyardModel

/// An event that nobody takes for some answers of the guards, and where.
struct RefusedEvent {
  var event: EventID
  /// The screen that emits it; nil for an external one.
  var screen: ScreenID?
  var places: [Place]

  struct Place {
    var screen: ScreenID
    /// See ``ContainerNumbers``.
    var container: Int
  }
}
