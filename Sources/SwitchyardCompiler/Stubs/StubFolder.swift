import SwitchyardEmission
import SwitchyardSpec

/// The user's Swift below a folder, as far as it may hold what stubs became.
///
/// Hidden folders are left out, links to folders are not followed, and files that Switchyard generates are not the user's.
struct StubFolder {
  let files: [UserFile]

  init(_ folder: String, for upkeep: [any StubUpkeep]) {
    // What cannot be read is no worse than what is not there: the stub's own file is read once more where it matters.
    let texts = Self.paths(below: folder).compactMap { path in
      (try? DiskFile.bytes(of: path)).flatMap { isGenerated($0) ? nil : (path: path, bytes: $0) }
    }
    func files(mentioning words: [String]) -> [UserFile] {
      texts.filter { text in words.contains { text.bytes.mentions($0) } }
        .map { UserFile(path: $0.path, bytes: $0.bytes) }
    }
    var words = upkeep.flatMap(\.words)
    var found = files(mentioning: words)
    while true {
      let further = Set(upkeep.flatMap { $0.furtherWords(in: found) }).subtracting(words)
      if further.isEmpty { break }
      words += further.sorted()
      found = files(mentioning: words)
    }
    self.files = found
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
