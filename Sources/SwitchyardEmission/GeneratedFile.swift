package import SwitchyardModel

/// One file that `generate` writes.
package struct GeneratedFile: Sendable, Equatable {
  /// The path below the output folder, with forward slashes: `courier.routes.swift`.
  package var path: String
  /// What stands in it, in UTF-8.
  package var bytes: [UInt8]
  /// The module that it is made from; the root's group where it is made from all of the spec, or from nothing of it.
  package var module: ModuleID

  package init(path: String, bytes: [UInt8], module: ModuleID = .root) {
    self.path = path
    self.bytes = bytes
    self.module = module
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
