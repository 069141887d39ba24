extension Finding {
  /// The way from the launch of the app to the fault, and what is shown there: a script that shows the fault again.
  ///
  /// It is put into words when it is shown. A thousand findings may share most of a long way.
  package struct Evidence: Sendable {
    /// One action of the way.
    package struct Step: Sendable, Equatable {
      /// `feed.buy (isSignedIn)`.
      package var words: String
      /// Where the spec says what comes of it: the transition that is taken, or the screen that is then shown.
      package var span: SourceSpan

      package init(words: String, span: SourceSpan) {
        self.words = words
        self.span = span
      }
    }

    private let source: any EvidenceSource
    /// How many files stand before those of the source.
    private var shift: UInt32 = 0

    package init(_ source: any EvidenceSource) {
      self.source = source
    }

    package init(steps: [Step], now: String, actions: [JSONValue], state: JSONValue) {
      source = WrittenEvidence(steps: steps, now: now, actions: actions, state: state)
    }

    /// The way, launch first.
    package var steps: [Step] { source.steps.map { Step(words: $0.words, span: $0.span.shifted(by: shift)) } }
    /// The way in words, its steps between arrows: `launch → feed.buy (isSignedIn) → cart.openProfile`.
    package var how: String { source.steps.map(\.words).joined(separator: " → ") }
    /// What is then shown, layer by layer: `tabs(feed): feed · sheet checkout: cart, profile`.
    package var now: String { source.now }
    /// The same way as `switchyard simulate` takes it, one action a step.
    package var actions: [JSONValue] { source.actions }
    /// The same configuration as `switchyard simulate` prints it.
    package var state: JSONValue { source.state }

    /// The same where its files stand behind others.
    func shifted(by files: UInt32) -> Evidence {
      var evidence = self
      evidence.shift += files
      return evidence
    }
  }
}

extension Finding.Evidence: Equatable {
  package static func == (left: Finding.Evidence, right: Finding.Evidence) -> Bool {
    left.steps == right.steps && left.now == right.now && left.actions == right.actions && left.state == right.state
  }
}

/// Whoever can tell how a fault comes about.
package protocol EvidenceSource: Sendable {
  var steps: [Finding.Evidence.Step] { get }
  var now: String { get }
  var actions: [JSONValue] { get }
  var state: JSONValue { get }
}

private struct WrittenEvidence: EvidenceSource {
  let steps: [Finding.Evidence.Step]
  let now: String
  let actions: [JSONValue]
  let state: JSONValue
}
