package import SwitchyardModel

/// How an action went, and what the app shows after it.
package struct SimulationResult: Sendable {
  package enum Outcome: String, Hashable, Sendable {
    case handled
    /// Nobody handles the event, or no pattern takes the link.
    case unhandled
    /// The transition that was chosen cannot be done; nothing has changed.
    case failed
    /// The user cannot do that here, or the screen does not emit that event.
    case unavailable
    /// The entry that has sent the event is no longer visible.
    case stale
  }

  package var outcome: Outcome
  /// Why it has failed.
  package var reason: FailureReason?
  /// Why a link is unhandled.
  package var refusal: LinkRefusal?
  package var state: NavigationState
  /// What a saved state held that could not be restored.
  package var lost: [String] = []
  /// The transitions that were chosen, in their order, those of raised events included, also where they were undone.
  package var chosen: [TransitionPlace] = []
  /// Those of them that were done to their end and not undone, the innermost first.
  package var completed: [TransitionPlace] = []
  /// Those of which an `else` was done.
  package var mended: [TransitionPlace] = []
  /// The URLs for which the app was left.
  package var opened: [String] = []
  /// The innermost transition of which an operation has failed.
  package var failed: TransitionPlace?
  /// What was shown when that operation failed: what the steps before it had led to.
  package var failedIn: NavigationState?
  /// The guards that were asked, in the order in which they were first.
  package var asked: [GuardID] = []
}

/// Why a link leads nowhere, in the words of the app.
package enum LinkRefusal: String, Error, Hashable, Sendable, CaseIterable {
  /// Neither its scheme nor its host is the app's, or it is no URL at all.
  case foreign
  /// A percent sign begins no encoded byte, or what is encoded is no UTF-8, or a zero byte.
  case brokenEncoding
  /// The path has an empty segment, `.` or `..`.
  case brokenPath
  /// No pattern takes this path, these query items and these values.
  case noPattern
  /// A pattern takes it, and all its alternatives have a guard that does not hold.
  case guarded
}

/// Why a transition cannot be done.
package enum FailureReason: String, Error, Hashable, Sendable, CaseIterable {
  case noStack
  case atRoot
  case notFound
  case noModal
  case noTabBar
  /// It raises an event that nobody handles.
  case unhandled
  /// It raises events without end.
  case raiseLoop
}
