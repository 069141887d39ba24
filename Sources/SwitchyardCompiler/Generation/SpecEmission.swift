import SwitchyardEmission
import SwitchyardModel

extension Generation {
  /// Generates the Swift of every spec.
  package init(of check: Check, settings: GenerationSettings) {
    self.init(of: check, settings: settings) { spec in
      Emitted(
        files: settings.emission.files(for: spec.graph),
        stubs: settings.stubFolder == nil ? [] : StubEmitter().files(for: spec.graph, options: settings.emission))
    }
  }
}
