import SwitchyardSpec

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What stands in one folder, sorted by name, since the system gives it in any order.
struct FolderListing {
  struct Entry {
    let name: String
    /// Whether it is a folder; a symbolic link to one is not, so that a walk never goes in circles.
    let isFolder: Bool
    /// False where bytes of the name are no text: `name` shows them as U+FFFD, and nothing stands under that.
    let isNamed: Bool
  }

  let entries: [Entry]

  /// - Parameter path: empty for the folder that the program runs in.
  init(of path: String) throws(SystemError) {
    guard let folder = opendir(path.isEmpty ? "." : path) else { throw SystemError(number: errno) }
    defer { closedir(folder) }
    var entries: [Entry] = []
    while let entry = readdir(folder) {
      let name = FolderListing.name(of: entry)
      if name == "." || name == ".." { continue }
      entries.append(
        Entry(
          name: name, isFolder: FolderListing.isFolder(entry, SpecPath.join(path, name)),
          isNamed: FolderListing.isText(entry)))
    }
    self.entries = entries.sorted { $0.name < $1.name }
  }

  /// Whether a name in the folder fits; a folder that cannot be read has none.
  static func anyName(in path: String, fits: (String) -> Bool) -> Bool {
    guard let folder = opendir(path) else { return false }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      if fits(name(of: entry)) { return true }
    }
    return false
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    String(cString: bytes(of: entry))
  }

  private static func isText(_ entry: UnsafeMutablePointer<dirent>) -> Bool {
    String(validatingCString: bytes(of: entry)) != nil
  }

  /// The name may be longer than the array that C declares for it, so that it is read where it stands.
  private static func bytes(of entry: UnsafeMutablePointer<dirent>) -> UnsafePointer<CChar> {
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    return UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
  }

  private static func isFolder(_ entry: UnsafeMutablePointer<dirent>, _ path: String) -> Bool {
    switch Int32(entry.pointee.d_type) {
    case Int32(DT_DIR): return true
    case Int32(DT_UNKNOWN):
      var status = stat()
      return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    default: return false
    }
  }
}
