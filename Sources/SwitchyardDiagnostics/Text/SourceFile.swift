/// Names one text of a run: the root spec, or one that it includes, in the order in which they were read.
package struct SourceFileID: Hashable, Sendable {
  package let rawValue: UInt32

  package init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// One text, as its bytes stand on disk, and the name by which findings call it.
package final class SourceFile: Sendable {
  /// The path that findings print: as it was given on the command line, or beside the file that includes this one.
  /// Always with forward slashes.
  package let path: String

  /// The bytes as they were read, a byte order mark included, so that offsets count from the file's first byte.
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}
