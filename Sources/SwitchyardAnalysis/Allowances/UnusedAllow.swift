import SwitchyardDiagnostics
import SwitchyardModel

/// An `allow:` that silences nothing, so that it may go.
struct UnusedAllow: Problem {
  static let rule = RuleDescription(
    id: "unused-allow", defaultSeverity: .warning, summary: "an `allow` that silences nothing")

  /// Why it silences nothing.
  enum Cause {
    case nothingFound
    /// See ``RuleDescription/canBeAllowed``.
    case notAllowed
    /// There is no such rule; this one may be meant.
    case unknownRule(meant: String?)
  }

  let entry: AllowanceIndex.Entry
  let cause: Cause

  var span: SourceSpan { entry.allowance.declaredAt }
  var subject: String? { "\(entry.path).allow.\(entry.allowance.rule)" }

  var message: String {
    let rule = entry.allowance.rule
    return switch cause {
    case .nothingFound: "'\(entry.path)' allows '\(rule)', which finds nothing there"
    case .notAllowed: "'\(entry.path)' allows '\(rule)', which can't be allowed"
    case .unknownRule: "'\(entry.path)' allows '\(rule)', but there is no such rule"
    }
  }

  var help: String? {
    switch cause {
    case .nothingFound: "remove it, so that it does not hide what comes later"
    case .notAllowed: "remove it, and mend what the rule finds"
    case .unknownRule(let meant?): "did you mean '\(meant)'?"
    case .unknownRule(nil): "'switchyard rules' lists them all"
    }
  }
}
