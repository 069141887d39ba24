/// What has come of something that happened to the navigation.
public enum NavigationOutcome: Hashable, Sendable {
  /// A transition was chosen and done. It may have changed nothing, as `ignore` does.
  case handled
  /// Nobody handles the event, or the link leads nowhere.
  case unhandled(UnhandledReason)
  /// The transition that was chosen cannot be done; nothing has changed.
  case failed(NavigationFailure)
  /// What has sent the event is no longer visible, as with the second of two quick taps; nothing has changed.
  case stale
  /// The user cannot do that here, or the visible screen does not emit the event; nothing has changed.
  case unavailable
}

/// Why nobody has handled something.
public enum UnhandledReason: Hashable, Sendable {
  /// Neither the screen, nor what it stands in, nor the app handles the event, or all who do have a guard that does not
  /// hold.
  case noHandler
  case link(LinkRefusal)
}

/// Why a link leads nowhere.
public enum LinkRefusal: String, Error, Hashable, Sendable {
  /// Neither its scheme nor its host is the app's, or it is no URL at all.
  case foreign
  /// A percent sign begins no encoded byte, or what is encoded is no UTF-8, or a zero byte.
  case brokenEncoding
  /// The path has an empty segment, `.` or `..`.
  case brokenPath
  /// No pattern takes this path, these query items and these values.
  case noPattern
  /// Its pattern is known, and all alternatives have a guard that does not hold.
  case guarded
  /// The table of the patterns is not as it was generated: generate it again.
  case damagedTable
}

/// Why a transition cannot be done.
public enum NavigationFailure: String, Error, Hashable, Sendable {
  /// What is visible has no stack.
  case noStack
  /// The visible screen is the root of its stack.
  case atRoot
  /// The screen or the layer to go back to is not there.
  case notFound
  /// There is no modal layer.
  case noModal
  /// The base of the app is not the tab bar.
  case noTabBar
  /// It raises an event that nobody handles.
  case unhandled
  /// It raises events without end, or so many over so deep a stack that it would take too long.
  case raiseLoop
  /// The system has put something over the app, such as an alert; or a guard, asked about one event, sends another.
  case busy
}

extension NavigationOutcome: CustomStringConvertible {
  public var description: String {
    switch self {
    case .handled: "handled"
    case .unhandled(.noHandler): "unhandled"
    case .unhandled(.link(let refusal)): "unhandled (\(refusal.rawValue))"
    case .failed(let failure): "failed (\(failure.rawValue))"
    case .stale: "stale"
    case .unavailable: "unavailable"
    }
  }
}
