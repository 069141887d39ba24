internal import SwitchyardDiagnostics

/// A `start` whose last alternative has a condition, so that the app may begin nowhere.
struct GuardedLastStart: Problem {
  static let rule = SpecRules.invalidOperation

  /// The first of its conditions: `not isSignedIn`.
  let condition: String
  /// Whether an alternative before it has the opposite condition, so that this one is what is left over.
  var isRest = false
  let isOnly: Bool
  let span: SourceSpan
  let subject: String?

  var message: String {
    let alternative = isOnly ? "the only alternative" : "the last alternative"
    return "\(alternative) of 'start' must hold always, and this one has the condition '\(condition.clipped)'"
  }

  var help: String? {
    isRest
      ? "leave its '\(StartKey.when.rawValue)' out: it is what is left over"
      : "add one without '\(StartKey.when.rawValue)' behind it, such as { start: home }"
  }
}

/// `start: { tab: feed }`, which does not say where the app begins.
struct PlacelessStart: Problem {
  static let rule = SpecRules.missingKey

  /// Whether it is one of a list.
  let isAlternative: Bool
  let tab: String?
  /// What stands there alone, where a key and a value must: `tabs`.
  var word: String?
  let span: SourceSpan
  let subject: String?

  var message: String {
    isAlternative
      ? "an alternative of 'start' has no 'start'" : "'start' is a mapping that does not say where the app begins"
  }

  var help: String? {
    if let word { return "write '\(StartKey.start.rawValue): \(word.clipped)'" }
    if let tab { return "write { start: tabs, tab: \(tab.clipped) }" }
    return "add 'start: home' to it, for example"
  }
}
