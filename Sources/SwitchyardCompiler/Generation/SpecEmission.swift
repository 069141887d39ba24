import SwitchyardEmission

extension Generation {
  /// Generates the Swift of every spec.
  package init(of check: Check, settings: GenerationSettings) {
    self.init(of: check, settings: settings) { _ in Emitted(files: []) }
  }
}
