import SwitchyardDiagnostics

/// What `generate --stubs --update` can find in the user's Swift. They are no rules of specs: no setting changes them.
enum StubRules {
  static let stale = RuleDescription(
    id: "stale-stub", defaultSeverity: .warning, summary: "the user's Swift names a screen as it no longer is")

  static let idleDefault = RuleDescription(
    id: "idle-default", defaultSeverity: .warning, summary: "a 'default' in the user's Swift is never taken")

  static let unclear = RuleDescription(
    id: "unclear-stub", defaultSeverity: .error, summary: "the user's Swift cannot be brought up to date")
}
