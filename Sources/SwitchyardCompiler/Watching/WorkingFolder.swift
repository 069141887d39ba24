#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The folder that the program runs in, by its path: one that is removed and made anew, as when a branch without it is
/// checked out and left again, is entered again.
package struct WorkingFolder {
  /// Nil where the system does not say: then it is the folder that counts, wherever it goes.
  private let path: String?

  package init() {
    guard let path = getcwd(nil, 0) else {
      self.path = nil
      return
    }
    defer { free(path) }
    self.path = String(cString: path)
  }

  /// Where nothing stands at the path, the folder stays what it is.
  func enter() {
    if let path { _ = chdir(path) }
  }
}
