import SwitchyardAnalysis
package import SwitchyardDiagnostics
import SwitchyardModel
package import SwitchyardSpec
import SwitchyardYAML

/// Turns specs into graphs, and says what is wrong with them.
///
/// ```swift
/// let check = Compiler().check("switchyard: 1\nname: App\n…")
/// check.report.findings
/// ```
package struct Compiler {
  private let selection: RuleSelection

  /// - Parameters:
  ///   - only: the ids of the rules that are asked for; empty for all that are on.
  ///   - skipped: the ids of rules that are not.
  package init(only: [String] = [], skipped: [String] = []) {
    selection = RuleSelection(only: Set(only), skipped: Set(skipped))
  }

  /// The whole way from a text to findings.
  ///
  /// - Throws: why the root file cannot be read.
  package func check(
    _ rootPath: String, reading reader: any SpecReader, into sources: inout SourceMap
  ) throws(SpecReadFailure) -> CheckedSpec {
    let bag = FindingBag()
    let files = try SpecLoader(reader: reader).load(rootPath: rootPath, into: &sources, reporting: bag)
    let graph = GraphBuilder().build(from: files, reporting: bag)
    RuleRunner(selection).check(graph, reporting: bag)
    let findings = AllowanceFilter(rules: RuleCatalogue.all, selection: selection).filter(bag.findings, of: graph)
    return CheckedSpec(path: rootPath, files: files, graph: graph, findings: findings, isAskedFor: isAskedFor)
  }

  /// Whether a finding is of a rule that the run asks for. What makes a text no YAML is always told: of such a text
  /// nothing else has been checked, and silence would read as praise.
  private func isAskedFor(_ finding: Finding) -> Bool {
    finding.rule == YAMLRules.syntax || selection.includes(finding.rule)
  }
}
