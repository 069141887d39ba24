import SwitchyardAnalysis
import SwitchyardDiagnostics
import SwitchyardSpec

/// What a baseline knows a finding by: what is wrong with which element of which file, wherever that stands by now.
struct FindingSignature: Hashable {
  /// Relative to the folder of the baseline.
  let file: String
  let rule: String
  let subject: String?
  let reason: String?
  /// A fault that has become graver is another one: what could fail is known, and what always fails is not.
  let severity: Severity
}

extension FindingSignature {
  init(_ entry: BaselineDocument.Entry) {
    // An empty text says no more than none, and what is alike must be equal to be sorted.
    let said = { (text: String?) in text.flatMap { $0.isEmpty ? nil : $0 } }
    self.init(
      file: SpecPath.simplified(entry.file), rule: entry.rule.value, subject: said(entry.subject),
      reason: said(entry.reason),
      severity: entry.severity ?? Self.usualSeverity(ofRule: entry.rule.value))
  }

  /// What an entry need not say: how grave findings of a rule are where nothing else is said.
  static func usualSeverity(ofRule id: String) -> Severity {
    RuleCatalogue.byID[id]?.defaultSeverity ?? .error
  }
}

extension FindingSignature: Comparable {
  static func < (left: FindingSignature, right: FindingSignature) -> Bool {
    if left.file != right.file { return left.file < right.file }
    if left.rule != right.rule { return left.rule < right.rule }
    if left.subject != right.subject { return left.subject ?? "" < right.subject ?? "" }
    if left.reason != right.reason { return left.reason ?? "" < right.reason ?? "" }
    return left.severity == .error && right.severity == .warning
  }
}

extension RuleDescription {
  /// Whether a baseline can hold findings of this rule.
  ///
  /// It can't where a fault leaves a hole in the spec: rules keep silent about what is missing there, so that such a fault
  /// hides others; and nothing whole could be generated.
  var canBeKnown: Bool {
    !leavesGap && self != UnusedBaseline.rule
  }
}
