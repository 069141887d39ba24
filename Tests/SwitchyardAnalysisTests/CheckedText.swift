import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSpec
import SwitchyardTestSupport
import SwitchyardYAML

@testable import SwitchyardAnalysis

/// A spec as a test writes it, taken through every stage.
struct CheckedText {
  let graph: RouteGraph
  let findings: [Finding]
  let isCutShort: Bool
  private let spec: CheckedSpec

  init(
    _ text: String, including included: KeyValuePairs<String, String> = [:],
    _ selection: RuleSelection = .reach
  ) {
    spec = CheckedSpec(text, including: included)
    graph = spec.graph
    let bag = FindingBag()
    isCutShort = RuleRunner(selection).check(graph, reporting: bag).isCutShort
    let rules = YAMLRules.all + SpecRules.all + ModelRules.all + AnalysisRules.all
    findings = AllowanceFilter(rules: rules, selection: selection).filter(spec.findings + bag.findings, of: graph)
  }

  /// Each finding as `line: rule subject`, sorted by file, line and rule.
  var summary: [String] {
    Report(findings, in: spec.sources).findings.map { finding in
      let place = spec.place(of: finding.span).split(separator: ":").dropLast().joined(separator: ":")
      return "\(place): \(finding.rule.id) \(finding.subject ?? "-")"
    }
  }

  /// `31:7`.
  func place(of span: SourceSpan) -> String { spec.place(of: span) }

  func place(of finding: Finding) -> String {
    spec.place(of: finding.span)
  }

  func finding(_ rule: String) -> Finding? {
    findings.first { $0.rule.id == rule }
  }
}

extension RuleSelection {
  /// What is reached, handled and used: most specs of these tests are so small that they lead nowhere.
  static let reach = RuleSelection(skipped: [
    "dead-alternative", "dead-end", "dead-transition", "failing-transition", "inexhaustive-guards", "modal-trap",
  ])
  static let butDeadEnds = RuleSelection(skipped: ["dead-end"])
}
