package import SwitchyardEmission

/// What a user chooses about the files that are generated, and where they go.
package struct GenerationSettings {
  /// What is done about the user's half.
  package struct Stubs {
    /// `--stubs DIR`; nil: where the generated files go.
    package var folder: String?
    /// `--update`: whether what the user has made of them is brought up to date.
    package var areUpdated: Bool
    /// `--router`: whether there is a router beside what a target asks for.
    package var haveRouter: Bool

    package init(folder: String? = nil, areUpdated: Bool = false, haveRouter: Bool = false) {
      self.folder = folder
      self.areUpdated = areUpdated
      self.haveRouter = haveRouter
    }
  }

  package var emission: EmissionOptions
  /// `--output`; nil: beside the spec.
  package var outputFolder: String?
  /// `--stubs`; nil: none are written.
  package var stubs: Stubs?

  package init(emission: EmissionOptions = EmissionOptions(), outputFolder: String? = nil, stubs: Stubs? = nil) {
    self.emission = emission
    self.outputFolder = outputFolder
    self.stubs = stubs
  }
}
