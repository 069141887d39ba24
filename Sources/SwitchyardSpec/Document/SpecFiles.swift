/// The files of one spec: the root first, then those that it includes, depth first, each once.
package struct SpecFiles: Sendable {
  package struct File: Sendable {
    /// Relative to the folder of the root file, with forward slashes: `features/checkout.routes.yaml`.
    package var path: String
    package var document: SpecDocument

    package init(path: String, document: SpecDocument) {
      self.path = path
      self.document = document
    }
  }

  package var files: [File]

  package init(files: [File]) {
    self.files = files
  }
}
