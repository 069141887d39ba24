import SwitchyardAnalysis
package import SwitchyardEmission
package import SwitchyardModel

extension Generation {
  /// Generates the Swift of every spec.
  package init(of check: Check, settings: (CheckedSpec) -> [GenerationSettings]) {
    self.init(of: check, settings: settings) { spec, settings in
      let stubs = settings.stubs.map { stubs in
        StubEmitter(wantsRouter: stubs.haveRouter).stubs(for: spec.graph, options: settings.emission)
      }
      return Emitted(files: settings.emission.files(generatedFrom: spec.graph), stubs: stubs ?? [])
    }
  }
}

extension EmissionOptions {
  /// All that is generated from a graph, with the ways looked for that tests go.
  package func files(generatedFrom graph: RouteGraph) -> [GeneratedFile] {
    files(for: graph) { TransitionWaySearch($0) }
  }
}
