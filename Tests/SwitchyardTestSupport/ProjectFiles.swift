package import Foundation

/// The files of this package.
package enum ProjectFiles {
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  package static func url(_ path: String) -> URL {
    root.appending(path: path)
  }

  package static func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: url(path)), as: UTF8.self)
  }

  /// Every file of Swift below a folder, in alphabetical order.
  package static func swift(below path: String) -> [URL] {
    let folder = url(path)
    let names = FileManager.default.subpaths(atPath: folder.path) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
  }

  /// Whether files that are generated are to be written: `UPDATE_GENERATED=1 swift test`.
  package static let areToBeUpdated = ProcessInfo.processInfo.environment["UPDATE_GENERATED"] == "1"
}
