import SwitchyardSpec

/// The files in a folder and below it whose names end in a certain way.
///
/// Hidden folders, `.build` among them, are left out, and symbolic links to folders are not followed.
struct FolderWalk {
  /// Sorted.
  private(set) var files: [String] = []
  /// What is called so and is no file that could be read, and why; sorted.
  private(set) var leftOut: [InputFailure] = []

  /// - Parameters:
  ///   - folder: empty for the folder that the program runs in.
  ///   - visit: is told of each folder before it is looked into.
  init(below folder: String, ending: String, visiting visit: (String) -> Void = { _ in }) {
    var folders = [folder]
    while let folder = folders.popLast() {
      visit(folder)
      // A folder that may not be read holds nothing for us.
      guard let listing = try? FolderListing(of: folder) else { continue }
      for entry in listing.entries where !entry.name.hasPrefix(".") {
        let path = SpecPath.join(folder, entry.name)
        guard entry.isFolder || entry.name.hasSuffix(ending) else { continue }
        if !entry.isNamed {
          leftOut.append(InputFailure(path: path, reason: "its name is not UTF-8"))
        } else if entry.isFolder {
          folders.append(path)
        } else if (try? FileKind(at: path)) == .other {
          leftOut.append(InputFailure(path: path, reason: "it is not a regular file"))
        } else {
          files.append(path)
        }
      }
    }
    files.sort()
    leftOut.sort { $0.path < $1.path }
  }
}
