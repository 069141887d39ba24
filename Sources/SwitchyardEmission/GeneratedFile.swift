/// One file that `generate` writes.
package struct GeneratedFile: Sendable, Equatable {
  /// The path below the output folder, with forward slashes: `courier.routes.swift`.
  package var path: String
  /// What stands in it, in UTF-8.
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
