import SwitchyardDiagnostics
import SwitchyardSpec

/// A rule that `switchyard.yaml` makes less than an error, though what it finds leaves no whole spec.
struct FixedLevel: Problem {
  static let rule = SpecRules.wrongType

  let setting: ConfigurationDocument.RuleSetting

  var span: SourceSpan { setting.level.span }
  var subject: String? { "lint.rules." + setting.rule.value }

  var message: String {
    let what = setting.level.value == .off ? "can't be turned off" : "can't be a warning"
    return "'\(setting.rule.value)' \(what): what it finds leaves a hole in the spec"
  }

  var help: String? { "remove it, and mend what the rule finds" }
}
