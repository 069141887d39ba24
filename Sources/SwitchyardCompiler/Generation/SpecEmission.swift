import SwitchyardEmission
import SwitchyardModel

extension Generation {
  /// Generates the Swift of every spec.
  package init(of check: Check, settings: GenerationSettings) {
    self.init(of: check, settings: settings) { spec in
      Emitted(
        files: settings.emission.files(for: spec.graph),
        stubs: settings.stubs == nil ? [] : StubEmitter().stubs(for: spec.graph, options: settings.emission))
    }
  }
}
