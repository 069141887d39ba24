import SwitchyardDiagnostics

/// A case or a function of the user's for a screen that is gone.
struct StaleStub: Problem {
  static let rule = StubRules.stale

  let name: String
  /// As prose names it: `Courier`, `the module Checkout`.
  let owner: String
  /// The screens that are new beside it.
  let new: [String]
  let span: SourceSpan

  var message: String { "there is no screen '\(name)' in \(owner)" }

  var help: String? {
    // A name that is new alone may well be the old one's, however unlike they are.
    guard let renamed = NearestName(to: name).among(new) ?? (new.count == 1 ? new.first : nil) else {
      return "give what is written for it here to the screen that is in its place; or remove it"
    }
    return "where it is '\(renamed)' by now, give that what is written here; then remove this"
  }
}

/// A pattern, or the parameters of a function, of a screen that has others by now.
struct MisfitStub: Problem {
  static let rule = StubRules.stale

  let screen: String
  let parameters: [String]
  /// As it would be written.
  let now: String
  let span: SourceSpan

  var message: String {
    guard !parameters.isEmpty else { return "this does not fit '\(screen)', which has no parameters" }
    let noun = parameters.count == 1 ? "parameter" : "parameters"
    return "this does not fit '\(screen)', which has the \(noun) "
      + parameters.map { "'\($0)'" }.joined(separator: ", ")
  }

  var help: String? { "write it as '\(now)'" }
}

/// What the user has written for a module that is gone.
struct StaleModule: Problem {
  static let rule = StubRules.stale

  let name: String
  /// What was generated of it.
  let type: String
  /// As prose names it: `Courier`.
  let owner: String
  let span: SourceSpan

  var message: String { "there is no module '\(name)' in \(owner), and so no '\(type)'" }
  var help: String? { "where it is called otherwise by now, give that what is written here; then remove this" }
}

/// A `default` behind a case for every route.
struct IdleDefault: Problem {
  static let rule = StubRules.idleDefault

  let span: SourceSpan

  var message: String { "every route has a case now, so that 'default' is never taken" }
  var help: String? {
    "remove it: the compiler warns of it, and without it a new screen does not build until it has its case"
  }
}
