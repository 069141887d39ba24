/// The texts of one run, by the number that their spans carry.
package struct SourceMap: Sendable {
  package private(set) var files: [SourceFile] = []

  package init() {}

  /// Takes a text in, and gives the number that its spans carry from now on.
  package mutating func add(_ file: SourceFile) -> SourceFileID {
    files.append(file)
    return SourceFileID(UInt32(files.count - 1))
  }

  package subscript(id: SourceFileID) -> SourceFile {
    files[Int(id.rawValue)]
  }
}
