package import SwitchyardModel

/// A way from launch at whose end a transition is done, or fails, and what is shown then.
package struct TransitionWay: Sendable {
  package struct Step: Sendable {
    /// An event has all its values.
    package var action: SimulationAction
    /// What is visible when it happens; nil at launch.
    package var screen: ScreenID?
    /// What the guards answer that are asked, in the order in which they are.
    package var answers: [(guard: GuardID, holds: Bool)]

    package init(action: SimulationAction, screen: ScreenID?, answers: [(guard: GuardID, holds: Bool)]) {
      self.action = action
      self.screen = screen
      self.answers = answers
    }
  }

  /// Each of them is handled, but for the last one of a way to a failure.
  package var steps: [Step]
  /// Why the last step fails; nil where it is done.
  package var failure: FailureReason?
  /// What the app shows in the end.
  package var state: NavigationState
  /// The URLs for which the last step leaves the app.
  package var opened: [String]

  package init(steps: [Step], failure: FailureReason? = nil, state: NavigationState, opened: [String] = []) {
    self.steps = steps
    self.failure = failure
    self.state = state
    self.opened = opened
  }
}

/// What is known of the ways to one transition.
package struct TransitionWays: Sendable {
  /// Why there is no way on which it is done.
  package enum Gap: Sendable {
    /// Nothing the user, the system or a link does ever leads to it.
    case neverTaken
    /// It fails wherever it is taken.
    case alwaysFails
    /// None was found, and that there is none is not known.
    case notFound
  }

  /// On which it is done without any `else`.
  package var done: Result<TransitionWay, Gap>
  /// On which an `else` of it is done; nil where none was found, as for most transitions, which have none.
  package var mended: TransitionWay?
  /// One for each reason for which it was seen to fail.
  package var failures: [TransitionWay]

  package init(done: Result<TransitionWay, Gap>, mended: TransitionWay? = nil, failures: [TransitionWay] = []) {
    self.done = done
    self.mended = mended
    self.failures = failures
  }
}

extension TransitionWays.Gap: Error {}

/// Knows the ways through an app: what it takes to find them is no matter of those who tell them.
package protocol TransitionWayFinder: Sendable {
  /// One for each alternative of `start`; nil for one that is never taken.
  var launches: [TransitionWay?] { get }

  func ways(to place: TransitionPlace) -> TransitionWays
}
