import SwitchyardAnalysis
import SwitchyardCompiler
import SwitchyardDiagnostics

/// Docs/Rules/README.md, made from the rules themselves.
enum RuleIndex {
  /// The line below a page's title.
  static func standing(of rule: RuleDescription) -> String {
    let severity = rule.defaultSeverity?.rawValue ?? "off by default"
    return "**\(severity)**"
      + (rule.canBeAllowed ? ", can be accepted with `allow`" : ", can't be accepted with `allow`")
  }

  static var text: String {
    """
    <!-- Written by 'UPDATE_GENERATED=1 swift test'; do not edit. -->
    # Rules

    What `switchyard lint` checks. `switchyard explain RULE` prints a page.

    | rule | | finds |
    | --- | --- | --- |
    \(RuleCatalogue.all.map(row).joined(separator: "\n"))

    ## Accepting a finding

    Write `allow` on the screen, flow, tab, event, guard, type, link or transition, with the rule and your reason:

    ```yaml
    screens:
      badge: { allow: { unreachable-screen: opened by the watch app } }
    ```

    It silences the rule there and in everything within: an `allow` on a screen holds for its events and transitions too.
    Once it silences nothing, [unused-allow](unused-allow.md) says so. A fault that leaves a hole in the app, such as
    [unknown-reference](unknown-reference.md), can't be accepted: there would be nothing whole to generate. The page of each rule says
    whether it can.

    What is to be mended, but not today, stands in a [baseline](../Adoption.md#what-is-known), and fails nothing until then.

    ## Choosing rules

    For all specs of a project, `switchyard.yaml` says how grave a rule is, or turns it off, so that it is not even computed:

    ```yaml
    lint: { rules: { dead-end: off, unused-event: error } }
    ```

    A rule whose faults leave a hole in the spec stays an error. For one run, `--only RULE` and `--skip RULE` choose rules, and win:
    `--only` asks for a rule that is off, too. With `--strict` warnings fail.

    """
  }

  private static func row(_ rule: RuleDescription) -> String {
    "| [\(rule.id)](\(rule.id).md) | \(rule.defaultSeverity?.rawValue ?? "off") | \(rule.summary) |"
  }
}
