/// One file that `generate` writes.
package struct GeneratedFile: Sendable, Equatable {
  /// The path below the output folder, with forward slashes: `courier.routes.swift`.
  package var path: String
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
