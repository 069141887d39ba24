package import SwitchyardEmission
import SwitchyardSpec

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

  /// Where the files of a spec go.
  func folder(of spec: CheckedSpec) -> String {
    outputFolder ?? SpecPath.folder(of: spec.path)
  }

  /// The embedded runtime as it stands there, where it can be seen farther than this run asks for: another spec of the folder
  /// needs it so, and what is made here is content with it.
  ///
  /// - Parameter own: what this run would write.
  func widerRuntime(at path: String, than own: [UInt8]) -> [UInt8]? {
    guard emission.runtime == .embed, !emission.access.wider.isEmpty,
      let part = RuntimeFile.Part(rawValue: SpecPath.name(of: path)), let there = try? DiskFile.bytes(of: path),
      there != own
    else { return nil }
    let isWider = emission.access.wider.contains {
      there.elementsEqual(RuntimeFile(part, access: $0).text.utf8)
    }
    return isWider ? there : nil
  }

  /// `--fixed-outputs`: whether each spec file has a file for every target, so that a builder knows all of them beforehand.
  package var areOutputsFixed = false

  package init(emission: EmissionOptions = EmissionOptions(), outputFolder: String? = nil, stubs: Stubs? = nil) {
    self.emission = emission
    self.outputFolder = outputFolder
    self.stubs = stubs
  }
}
