import SwitchyardEmission
import SwitchyardSpec

/// The user's Swift below a folder, as far as it may hold what stubs became.
///
/// Hidden folders are left out, links to folders are not followed, and files that Switchyard generates are not the user's.
struct StubFolder {
  let files: [UserFile]

  /// - Parameter mayConcern: whether a file is worth being taken apart.
  init(_ folder: String, mayConcern: ([UInt8]) -> Bool) {
    files = Self.paths(below: folder).compactMap { path in
      // What cannot be read is no worse than what is not there: the stub's own file is read once more when it is written.
      guard let bytes = try? DiskFile.bytes(of: path), mayConcern(bytes), !isGenerated(bytes) else { return nil }
      return UserFile(path: path, bytes: bytes)
    }
  }

  private static func paths(below folder: String) -> [String] {
    var paths: [String] = []
    var folders = [folder]
    while let folder = folders.popLast() {
      guard let listing = try? FolderListing(of: folder) else { continue }
      for entry in listing.entries where entry.isNamed && !entry.name.hasPrefix(".") {
        let path = SpecPath.join(folder, entry.name)
        if entry.isFolder {
          folders.append(path)
        } else if entry.name.hasSuffix(".swift"), case .file? = try? FileKind(at: path) {
          paths.append(path)
        }
      }
    }
    return paths.sorted()
  }
}

private func isGenerated(_ bytes: [UInt8]) -> Bool {
  GeneratedHeader(bytes).holds(anyOf: [GeneratedHeader.opening, RuntimeFile.opening])
}
