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
  private let tellsStandings: Bool

  /// - Parameters:
  ///   - only: the ids of the rules that are asked for; empty for all that are on.
  ///   - skipped: the ids of rules that are not.
  ///   - tellsStandings: whether it is asked where each screen can stand.
  package init(only: [String] = [], skipped: [String] = [], tellsStandings: Bool = false) {
    self.tellsStandings = tellsStandings
    selection = RuleSelection(only: Set(only), skipped: Set(skipped))
  }

  /// The whole way from a text to findings.
  ///
  /// - Parameter levels: what is set for rules, by id.
  /// - Throws: why the root file cannot be read.
  package func check(
    _ rootPath: String, reading reader: any SpecReader, into sources: inout SourceMap, levels: [String: RuleLevel] = [:]
  ) throws(SpecReadFailure) -> CheckedSpec {
    var selection = selection
    selection.levels = levels
    let bag = FindingBag()
    let files = try SpecLoader(reader: reader).load(rootPath: rootPath, into: &sources, reporting: bag)
    let graph = GraphBuilder().build(from: files, reporting: bag)
    let facts = RuleRunner(selection).check(graph, reporting: bag)
    let findings = AllowanceFilter(rules: RuleCatalogue.all, selection: selection).filter(bag.findings, of: graph)
    return CheckedSpec(
      path: rootPath, files: files, graph: graph, findings: findings, selection: selection,
      isCutShort: facts.isCutShort, standings: tellsStandings ? facts.standings : nil)
  }
}
