/// Why a text of Swift cannot be taken apart: it is not whole.
package struct SwiftTextFault: Error, Equatable {
  package enum Reason: Equatable, Sendable {
    /// Closes nothing.
    case unexpected
    /// A bracket, or an `#if`, that is never closed.
    case unclosed
    /// Nested deeper than anything that compiles.
    case tooDeep
    /// Left by a merge that somebody has still to settle.
    case mergeMark
  }

  package let reason: Reason
  /// What is at fault.
  package let token: SwiftToken
}
