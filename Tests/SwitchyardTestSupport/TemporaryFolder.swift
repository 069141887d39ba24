package import Foundation

/// A folder that lives as long as a test.
package final class TemporaryFolder: Sendable {
  package let path: String

  /// - Parameter name: part of the folder's own name, to test blanks and letters that are not ASCII.
  package init(_ name: String = "switchyard") throws {
    path = FileManager.default.temporaryDirectory.appending(path: "\(name)-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  package subscript(_ name: String) -> String {
    path + "/" + name
  }

  package func write(_ text: String, to name: String) throws {
    let file = URL(filePath: self[name])
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  package func text(of name: String) -> String? {
    FileManager.default.contents(atPath: self[name]).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Every file and folder below, hidden ones too, sorted.
  package var files: [String] {
    (FileManager.default.subpaths(atPath: path) ?? []).sorted()
  }

  package func attributes(of name: String) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: self[name])
  }
}
