extension Finding {
  /// The way from the launch of the app to the fault, and what is shown there: a script that shows the fault again.
  ///
  /// It is put into words when it is shown. A thousand findings may share most of a long way.
  package struct Evidence: Sendable {
    private let source: any EvidenceSource

    package init(_ source: any EvidenceSource) {
      self.source = source
    }

    package init(how: String, now: String, actions: [JSONValue], state: JSONValue) {
      source = WrittenEvidence(how: how, now: now, actions: actions, state: state)
    }

    /// The way in words, its steps between arrows: `launch → feed.buy (isSignedIn) → cart.openProfile`.
    package var how: String { source.how }
    /// What is then shown, layer by layer: `tabs(feed): feed · sheet checkout: cart, profile`.
    package var now: String { source.now }
    /// The same way as `switchyard simulate` takes it, one action a step.
    package var actions: [JSONValue] { source.actions }
    /// The same configuration as `switchyard simulate` prints it.
    package var state: JSONValue { source.state }
  }
}

extension Finding.Evidence: Equatable {
  package static func == (left: Finding.Evidence, right: Finding.Evidence) -> Bool {
    left.how == right.how && left.now == right.now && left.actions == right.actions && left.state == right.state
  }
}

/// Whoever can tell how a fault comes about.
package protocol EvidenceSource: Sendable {
  var how: String { get }
  var now: String { get }
  var actions: [JSONValue] { get }
  var state: JSONValue { get }
}

private struct WrittenEvidence: EvidenceSource {
  let how: String
  let now: String
  let actions: [JSONValue]
  let state: JSONValue
}
