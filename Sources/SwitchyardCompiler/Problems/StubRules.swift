package import SwitchyardDiagnostics

/// What `generate --stubs --update` can find in the user's Swift. They are no rules of specs: no setting changes them.
package enum StubRules {
  static let stale = RuleDescription(
    id: "stale-stub", defaultSeverity: .warning, summary: "the user's Swift names a screen as it no longer is")

  static let idleDefault = RuleDescription(
    id: "idle-default", defaultSeverity: .warning, summary: "a 'default' in the user's Swift is never taken")

  static let unclear = RuleDescription(
    id: "unclear-stub", defaultSeverity: .error, summary: "the user's Swift cannot be brought up to date")

  package static let all = [stale, idleDefault, unclear]

  /// What `explain` says of one of them; nil for another rule.
  package static func page(of rule: String) -> String? {
    let text: String
    switch rule {
    case stale.id:
      text = """
        A case of your switch, or a function of yours, is for a screen that is gone, or for one that has other
        parameters by now. What is yours is never removed: take over what you still want of it, then remove it, or
        write the parameters as the finding shows them. With `--check` it ends with 1, since it does not build.
        """
    case idleDefault.id:
      text = """
        Every route has a case of its own, so the compiler warns that the `default` is never executed. Remove it:
        without it a new screen does not build until it has its case.
        """
    case unclear.id:
      text = """
        A file was left as it is, since it cannot be told what is to be changed in it: its brackets do not fit, a merge
        is not settled, there is no switch over the routes, or more than one. The finding says which, and how to mend
        it. All else is generated.
        """
    default: return nil
    }
    let severity = all.first { $0.id == rule }?.defaultSeverity?.rawValue ?? ""
    return """
      # \(rule)

      **\(severity)**, said by `switchyard generate --stubs --update` of your own Swift

      \(text)

      Docs/Stubs.md tells how your half is kept up to date.

      """
  }
}
