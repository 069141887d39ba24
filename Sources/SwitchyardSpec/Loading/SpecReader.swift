/// Where spec files are read from: a disk, or the texts of an editor or a test.
package protocol SpecReader {
  /// The one path by which a file is known, however it is called: absolute, with forward slashes, and every symbolic link
  /// resolved.
  func identity(of path: String) throws(SpecReadFailure) -> String

  /// The bytes of the file with this identity.
  func bytes(of identity: String) throws(SpecReadFailure) -> [UInt8]

  /// What stands at this identity. A pipe or a device is read only where the user names it: a spec that another one
  /// includes must not make the program wait.
  func kind(of identity: String) -> SpecFileKind

  /// Whether a package or a project begins in this folder: it holds a Package.swift, a .git or an .xcodeproj.
  func isPackageFolder(_ identity: String) -> Bool

  /// The names of what stands in a folder, for saying what a wrong path may mean.
  ///
  /// - Parameter path: as a file would be asked for.
  func names(in path: String) -> [String]
}

package enum SpecFileKind: Sendable {
  case file
  case folder
  /// A pipe, a device or a socket.
  case other
}

extension SpecReader {
  /// Texts in memory are files.
  package func kind(of identity: String) -> SpecFileKind { .file }

  package func names(in path: String) -> [String] { [] }
}

/// A file that cannot be read.
package struct SpecReadFailure: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    case missing
    /// In the system's words, such as "Permission denied".
    case unreadable(String)
  }

  /// The path as it was asked for.
  package var path: String
  package var reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}
