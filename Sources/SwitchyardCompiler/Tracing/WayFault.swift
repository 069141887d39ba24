/// Why no way can be looked for, and what may have been meant.
package enum WayFault: Error, Equatable {
  case unknown(UnknownName)
  /// The screen does not emit the event, but these.
  case notEmitted(event: String, screen: String, emitted: [String])
  /// No screen emits the event, and the system does not raise it: only transitions do, by their paths.
  case onlyRaised(event: String, by: [String], nearest: WayRequest?)
  /// The screen stands only beneath others.
  case neverVisible(screen: String, how: String, now: String)
  /// The stack ends with another screen than the one that is asked for.
  case otherTop(screen: String, top: String)
  /// More than one spec has what is named: `a screen 'item'`.
  case severalSpecs(named: String, [String])
  /// The spec has a fault in its `start`, or was not read as a whole, so that there is nowhere to begin.
  case noStart(String)
  case noWay(MissingWay)

  /// A way that there is not, or that is not found among so many states as can be looked at.
  package struct MissingWay: Sendable, Equatable {
    /// Where it would lead: `'checkout.payment'`, `the stack 'feed, post'`.
    package var goal: String
    package var isProved: Bool
    /// Where a stack was asked for: one that there is, with the same screen on top.
    package var nearestStack: String?
  }

  package var message: String {
    switch self {
    case .unknown(let name): name.message
    case .notEmitted(let event, let screen, let emitted):
      "'\(screen)' does not emit '\(event)'"
        + (emitted.isEmpty ? ", nor any other event" : "; it emits " + emitted.joined(separator: ", "))
    case .onlyRaised(let event, let raisers, _):
      "no screen emits '\(event)'"
        + (raisers.isEmpty ? ", and nothing raises it" : "; it is raised by " + raisers.joined(separator: ", "))
    case .neverVisible(let screen, _, let now):
      "'\(screen)' is never visible: something stands on it wherever it is shown, as in \(now)"
    case .otherTop(let screen, let top): "the stack ends with '\(top)', so that '\(screen)' is not visible"
    case .severalSpecs(let name, let paths): "more than one spec has \(name): " + paths.joined(separator: ", ")
    case .noStart(let reason): reason
    case .noWay(let missing):
      (missing.isProved
        ? "there is no way from launch to \(missing.goal)"
        : "no way from launch to \(missing.goal) was found; if there is one, it is long")
        + (missing.nearestStack.map { "; the nearest with the same screen on top is '\($0)'" } ?? "")
    }
  }

  /// What to ask for instead, or what is to be seen there; nil where the message says it all.
  package var help: String? {
    switch self {
    case .onlyRaised(_, _, let nearest?):
      "'switchyard trace \((nearest.screen.map { $0 + " " } ?? "") + "--event \(nearest.event ?? "")")' shows the way there"
    case .neverVisible(_, let how, _): "the way there: " + how
    default: nil
    }
  }
}
