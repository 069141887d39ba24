import SwitchyardAnalysis
package import SwitchyardDiagnostics
package import SwitchyardModel
package import SwitchyardSpec
import SwitchyardYAML

/// One spec, read and checked: what it means, and what is wrong with it.
package struct CheckedSpec {
  /// The root file, as it was given.
  package let path: String
  package let files: SpecFiles
  package let graph: RouteGraph
  /// In the order in which the stages met them.
  package internal(set) var findings: [Finding]
  /// Errors of rules that were not asked for.
  package let hiddenErrors: Int
  /// Which of the run's `switchyard.yaml` holds for it; nil where there is none.
  var configuration: Int?
  /// Which rules were asked for, and how grave what they find is.
  let selection: RuleSelection
  /// Whether its behaviour was too much to look at, so that faults may be missed.
  package let isCutShort: Bool
  /// Where each screen can stand; nil where nobody asked, or where that is not known.
  let standings: [ScreenStanding]?

  init(
    path: String, files: SpecFiles, graph: RouteGraph, findings: [Finding], selection: RuleSelection, isCutShort: Bool,
    standings: [ScreenStanding]?
  ) {
    self.isCutShort = isCutShort
    self.standings = standings
    self.selection = selection
    self.path = path
    self.files = files
    self.graph = graph
    let findings = findings.map(selection.graded)
    self.findings = findings.filter { selection.asks(for: $0) }
    // What the project has turned off hides nothing from those who wonder why nothing else was found.
    hiddenErrors = findings.count {
      $0.severity == .error && !selection.asks(for: $0) && !selection.isOff($0.rule)
    }
  }
}

extension RuleSelection {
  /// Whether a finding is of a rule that the run asks for. What makes a text no YAML is always told: of such a text
  /// nothing else has been checked, and silence would read as praise.
  fileprivate func asks(for finding: Finding) -> Bool {
    finding.rule == YAMLRules.syntax || includes(finding.rule)
  }
}

extension CheckedSpec {
  /// Why there is nowhere to begin: "'App.routes.yaml' does not say where the app begins". Where a file is missing, or is no
  /// YAML, it may well say so there.
  package var lackOfStart: String {
    let isWhole = !findings.contains { $0.rule == YAMLRules.syntax || $0.rule.id == "include" }
    return isWhole
      ? "'\(path)' does not say where the app begins"
      : "'\(path)' could not be read as a whole, so that it is not known where the app begins"
  }
}

/// The specs of one run, and the report on all of them.
package struct Check {
  package let specs: [CheckedSpec]
  package let report: Report
  /// The `switchyard.yaml` of each of them, each once.
  let configurations: [Configuration]
  /// What was compared with baselines; empty before that is done.
  private let comparisons: [BaselineComparison]

  init(
    _ specs: [CheckedSpec], configurations: [Configuration] = [], comparisons: [BaselineComparison] = [],
    in sources: SourceMap
  ) {
    let specs = specs.withPartsSentToRoots
    self.specs = specs
    self.configurations = configurations
    self.comparisons = comparisons
    var counts = ElementCounts()
    for spec in specs { counts += ElementCounts(spec.graph) }
    report = Report(
      configurations.flatMap(\.findings) + comparisons.flatMap(\.findings) + specs.flatMap(\.findings), in: sources,
      counts: counts)
  }

  /// The configuration that holds for a spec.
  func configuration(of spec: CheckedSpec) -> Configuration? { spec.configuration.map { configurations[$0] } }

  /// Whether warnings about one of the specs fail, as `strict:` says.
  package var hasStrictFindings: Bool {
    let isStrict = specs.map { configuration(of: $0)?.isStrict == true }
    return zip(specs, isStrict).contains { $1 && !$0.findings.allSatisfy(\.isKnown) }
      || comparisons.contains { !$0.findings.isEmpty && $0.specs.contains { isStrict[$0] } }
  }

  /// What `switchyard.yaml` says of the report. Of several the first that says something counts.
  package var reporter: ConfigurationDocument.Reporter? { configurations.lazy.compactMap(\.reporter).first }
  package var reportPath: String? { configurations.lazy.compactMap(\.reportPath).first }

  /// What `switchyard.yaml` says of links.
  package var linkFormat: ConfigurationDocument.LinkFormat? { configurations.lazy.compactMap(\.linkFormat).first }
  package var linkPath: String? { configurations.lazy.compactMap(\.linkPath).first }
  var appIDs: [String] { configurations.lazy.map(\.appIDs).first { !$0.isEmpty } ?? [] }

  /// The report on one of the specs alone.
  package func report(on spec: CheckedSpec) -> Report {
    Report(configurations.flatMap(\.findings) + spec.findings, in: report.sources)
  }

  /// Every file that was read, by identity or by another path that leads to it, and the baselines that are named, read or
  /// not.
  package var inputs: [String] {
    configurations.map(\.identity) + configurations.compactMap(\.baselinePath) + comparisons.map(\.baseline.path)
      + specs.flatMap { $0.files.files.map(\.identity) }
  }

  /// The same as they are shown.
  package var inputPaths: [String] { report.sources.files.map(\.path) }

  /// Errors of rules that were not asked for.
  package var hiddenErrors: Int {
    specs.reduce(0) { $0 + $1.hiddenErrors }
  }
}

extension ElementCounts {
  init(_ graph: RouteGraph) {
    self.init()
    screens = graph.screens.count
    flows = graph.flows.count
    tabs = graph.tabs.count
    events = graph.events.count
    links = graph.links.patterns.count
    let handlers =
      [graph.handlers] + graph.screens.map(\.handlers) + graph.flows.map(\.handlers) + graph.tabs.map(\.handlers)
    transitions =
      handlers.joined().reduce(0) { $0 + $1.alternatives.count }
      + graph.links.patterns.reduce(0) { $0 + $1.alternatives.count }
  }
}
