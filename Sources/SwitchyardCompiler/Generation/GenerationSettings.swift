package import SwitchyardEmission

/// What a user chooses about the files that are generated, and where they go.
package struct GenerationSettings {
  package var emission: EmissionOptions
  /// `--output`; nil: beside the spec.
  package var outputFolder: String?
  /// `--stubs`; nil: none are written.
  package var stubFolder: String?

  package init(emission: EmissionOptions = EmissionOptions(), outputFolder: String? = nil, stubFolder: String? = nil) {
    self.emission = emission
    self.outputFolder = outputFolder
    self.stubFolder = stubFolder
  }
}
