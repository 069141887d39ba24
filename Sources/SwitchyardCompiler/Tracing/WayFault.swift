/// Why no way can be looked for, and what may have been meant.
package enum WayFault: Error, Equatable {
  case unknown(kind: String, name: String, suggestion: String?)
  /// The screen does not emit the event, but these.
  case notEmitted(event: String, screen: String, emitted: [String])
  /// The stack ends with another screen than the one that is asked for.
  case otherTop(screen: String, top: String)
  /// More than one spec has what is named.
  case severalSpecs([String])
  /// The spec has a fault in its `start`, so that there is nowhere to begin.
  case noStart(path: String)
  /// Proved, or only not found among so many states as can be looked at.
  case noWay(isProved: Bool)

  package var message: String {
    switch self {
    case .unknown(let kind, let name, let suggestion):
      "there is no \(kind) '\(name)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    case .notEmitted(let event, let screen, let emitted):
      "'\(screen)' does not emit '\(event)'"
        + (emitted.isEmpty ? ", nor any other event" : "; it emits " + emitted.joined(separator: ", "))
    case .otherTop(let screen, let top): "the stack ends with '\(top)', so that '\(screen)' is not visible"
    case .severalSpecs(let paths): "more than one spec has that: " + paths.joined(separator: ", ")
    case .noStart(let path): "'\(path)' has a fault in its 'start', so there is nowhere to begin"
    case .noWay(isProved: true): "there is no way from launch to that"
    case .noWay(isProved: false): "no way from launch to that was found; if there is one, it is long"
    }
  }
}
