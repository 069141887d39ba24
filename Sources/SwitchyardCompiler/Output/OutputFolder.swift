import SwitchyardSpec

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A folder that files are written to.
enum OutputFolder {
  /// Makes a folder, with those above it.
  ///
  /// - Returns: those that were not there, from above to below; they are removed again where one of them cannot be made.
  static func make(_ folder: String) throws(OutputFailure) -> [String] {
    var missing: [String] = []
    var next = folder
    while !next.isEmpty, access(next, F_OK) != 0 {
      missing.append(next)
      next = SpecPath.folder(of: next)
    }
    var made: [String] = []
    for folder in missing.reversed() {
      if mkdir(folder, 0o777) == 0 {
        made.append(folder)
      } else if errno != EEXIST {
        let failure = OutputFailure(path: folder)
        for folder in made.reversed() { rmdir(folder) }
        throw failure
      }
    }
    return made
  }
}
