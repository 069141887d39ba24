package import SwitchyardDiagnostics
package import SwitchyardModel
package import SwitchyardSpec

/// One spec, read and checked: what it means, and what is wrong with it.
package struct CheckedSpec {
  /// The root file, as it was given.
  package let path: String
  package let files: SpecFiles
  package let graph: RouteGraph
  /// In the order in which the stages met them.
  package let findings: [Finding]
  /// Errors of rules that were not asked for.
  package let hiddenErrors: Int

  init(path: String, files: SpecFiles, graph: RouteGraph, findings: [Finding], isAskedFor: (Finding) -> Bool) {
    self.path = path
    self.files = files
    self.graph = graph
    self.findings = findings.filter(isAskedFor)
    hiddenErrors = findings.count { $0.severity == .error && !isAskedFor($0) }
  }
}

/// The specs of one run, and the report on all of them.
package struct Check {
  package let specs: [CheckedSpec]
  package let report: Report

  init(_ specs: [CheckedSpec], in sources: SourceMap) {
    self.specs = specs
    var counts = ElementCounts()
    for spec in specs { counts += ElementCounts(spec.graph) }
    report = Report(specs.flatMap(\.findings), in: sources, counts: counts)
  }

  /// Every file that was read, by identity.
  package var inputs: [String] {
    specs.flatMap { $0.files.files.map(\.identity) }
  }

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
