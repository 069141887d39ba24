/// The files of one spec: the root first, then those that it includes, depth first, each once.
package struct SpecFiles: Sendable {
  package struct File: Sendable {
    /// Relative to the folder of the root file, with forward slashes: `features/checkout.routes.yaml`.
    package var path: String
    /// The one path by which the reader knows it.
    package var identity: String
    package var document: SpecDocument
    /// The place in the list of the file that includes it first, whose group it adds to where it carries no `module:`;
    /// nil for the root.
    package var includer: Int?

    package init(path: String, identity: String, document: SpecDocument, includer: Int? = nil) {
      self.path = path
      self.identity = identity
      self.document = document
      self.includer = includer
    }
  }

  package var files: [File]

  package init(files: [File]) {
    self.files = files
  }
}
