import SwitchyardEmission
import SwitchyardModel

extension Generation {
  /// Generates the Swift of every spec.
  package init(of check: Check, settings: GenerationSettings) {
    self.init(of: check, settings: settings) { spec in
      let stubs = settings.stubs.map { stubs in
        StubEmitter(wantsRouter: stubs.haveRouter).stubs(for: spec.graph, options: settings.emission)
      }
      return Emitted(files: settings.emission.files(for: spec.graph), stubs: stubs ?? [])
    }
  }
}
