import SwitchyardDiagnostics
import SwitchyardSpec

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The paths of files as a baseline writes them: from its own folder, links resolved, so that it makes no difference
/// where the program runs and how it is given them.
struct BaselinePaths {
  /// The folder of the baseline, as the system knows it.
  private let folder: String
  private let reader = DiskReader()
  /// By the number of a file.
  private var known: [SourceFileID: String?] = [:]

  /// - Parameter baseline: a path at which a file need not be there yet.
  init(from baseline: String) {
    let target = (try? resolvingLinks(baseline)) ?? baseline
    var folder = SpecPath.folder(of: target)
    var missing: [String] = []
    // Folders that are not there yet are made when the file is written.
    while !folder.isEmpty, access(folder, F_OK) != 0 {
      missing.append(SpecPath.name(of: folder))
      folder = SpecPath.folder(of: folder)
    }
    let identity = (try? reader.identity(of: folder.isEmpty ? "." : folder)) ?? folder
    self.folder = SpecPath.simplified(missing.reversed().reduce(identity) { SpecPath.join($0, $1) })
  }

  /// Nil for what was read through a pipe, which stands in no folder.
  mutating func path(of file: SourceFileID, in sources: SourceMap) -> String? {
    if let path = known[file] { return path }
    let path = try? reader.identity(of: sources[file].path)
    let isFile = path.map { reader.kind(of: $0) == .file } ?? false
    known[file] = .some(isFile ? path.map(self.path) : nil)
    return known[file] ?? nil
  }

  func path(of identity: String) -> String {
    SpecPath.relative(identity, to: folder) ?? identity
  }

  /// Whether a file that a baseline names is there.
  func holds(_ path: String) -> Bool {
    access(SpecPath.join(folder, path), F_OK) == 0
  }
}
