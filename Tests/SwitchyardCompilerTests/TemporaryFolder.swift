import Foundation

/// A folder that lives as long as a test.
final class TemporaryFolder {
  let path: String

  /// - Parameter name: part of the folder's own name, to test blanks and letters that are not ASCII.
  init(_ name: String = "switchyard") throws {
    path = FileManager.default.temporaryDirectory.appending(path: "\(name)-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  subscript(_ name: String) -> String {
    path + "/" + name
  }

  func write(_ text: String, to name: String) throws {
    let file = URL(filePath: self[name])
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(of name: String) -> String? {
    FileManager.default.contents(atPath: self[name]).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Every file below the folder, hidden ones too, sorted.
  var files: [String] {
    (FileManager.default.subpaths(atPath: path) ?? []).sorted()
  }

  func attributes(of name: String) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: self[name])
  }
}
